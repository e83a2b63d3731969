import { searchOf } from './search-of.ts'

/**
 * Every URL of the dashboard, built in one place. Values from outside are percent-encoded.
 */
export const paths = {
  landing: '/',
  auth: (error?: string) => withQuery('/auth', { error }),
  /** Behind the mark comes the token of an invitation. */
  join: '/join',
  /** How a widget is installed, for whoever has the link. */
  install: '/install/:code',
  dashboard: '/dashboard',
  inbox: '/inbox',
  conversation: (id: string, q = '') =>
    withQuery(`/inbox/${encodeURIComponent(id)}`, { q: q || undefined }),
  callLogs: '/call-logs',
  /** A call, among those a search finds where there is one. */
  call: (id: string, q = '') => withQuery('/call-logs', { q: q || undefined, call: id }),
  agents: '/agents',
  /** Opens the dialog that makes one. */
  newAgent: '/agents?create=1',
  agent: (id: string, tab?: string) => withQuery(`/agents/${encodeURIComponent(id)}`, { tab }),
  tests: (id: string) => `/agents/${encodeURIComponent(id)}/tests`,
  settings: (page?: string) => (page ? `/settings/${encodeURIComponent(page)}` : '/settings'),
  /** With the test chat of a chatbot open. */
  testChat: (id: string) =>
    withQuery(`/agents/${encodeURIComponent(id)}`, { tab: 'knowledge-base', chat: '1' }),
} as const

/** A document to try the knowledge base with. */
export const SAMPLE_PDF = '/sample/guest-guide.pdf'

/** Where the API lives; the dashboard's own origin unless it was built for another. */
export const API_BASE: string = import.meta.env.VITE_API_BASE_URL ?? '/api'

/** A file of the server, at an endpoint's path, of what a search finds. */
export const fileOf = (path: string, q: string): string =>
  withQuery(`${API_BASE}${path}`, searchOf(q))

/** Pages of the server that the browser navigates to. */
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
