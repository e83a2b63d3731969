import { searchOf } from './search-of.ts'

/**
 * Every URL of the dashboard, built in one place. Values from outside are percent-encoded.
 */
export const paths = {
  landing: '/',
  auth: (error?: string) => withQuery('/auth', { error }),
  /** The token of an invitation follows in the fragment. */
  join: '/join',
  /** The public page that shows how a widget is installed. */
  install: '/install/:code',
  dashboard: '/dashboard',
  inbox: '/inbox',
  conversation: (id: string, q = '') =>
    withQuery(`/inbox/${encodeURIComponent(id)}`, { q: q || undefined }),
  callLogs: '/call-logs',
  /** A call in the call logs; with `q`, among the results of that search. */
  call: (id: string, q = '') => withQuery('/call-logs', { q: q || undefined, call: id }),
  reports: '/reports',
  agents: '/agents',
  /** Opens the dialog for a new agent. */
  newAgent: '/agents?create=1',
  agent: (id: string, tab?: string) => withQuery(`/agents/${encodeURIComponent(id)}`, { tab }),
  /** What was read of a page of an agent's data source, where it is put right. */
  readPage: (agentId: string, kbId: string, pageId: string) =>
    withQuery(`/agents/${encodeURIComponent(agentId)}`, {
      tab: 'knowledge-base',
      read: kbId,
      page: pageId,
    }),
  tests: (id: string) => `/agents/${encodeURIComponent(id)}/tests`,
  actions: (id: string) => `/agents/${encodeURIComponent(id)}/actions`,
  settings: (page?: string) => (page ? `/settings/${encodeURIComponent(page)}` : '/settings'),
  /** The page of a chatbot with its test chat open. */
  testChat: (id: string) =>
    withQuery(`/agents/${encodeURIComponent(id)}`, { tab: 'knowledge-base', chat: '1' }),
} as const

/** A sample document for trying the knowledge base. */
export const SAMPLE_PDF = '/sample/guest-guide.pdf'

/** Base address of the API: the dashboard's own origin, unless it was built for another. */
export const API_BASE: string = import.meta.env.VITE_API_BASE_URL ?? '/api'

/** Address of a file download at an endpoint's path, limited to a search. */
export const fileOf = (path: string, q: string): string =>
  withQuery(`${API_BASE}${path}`, searchOf(q))

/** Pages of the server that the browser opens. */
export const apiPages = {
  signIn: (path: string) => `${API_BASE}/auth/${path}`,
  signOut: `${API_BASE}/auth/logout`,
} as const

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const present = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  return present.length ? `${path}?${new URLSearchParams(present)}` : path
}
