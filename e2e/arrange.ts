import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Agent, AgentType, CrawlResult, KnowledgeItem } from 'shared-types'

export const WARRANTY_PDF = new URL('pdf/harbour-cycles-warranty.pdf', import.meta.url)

/** Makes API calls like the dashboard does: with the session of the page, from the app's own origin. */
export function apiOf(page: Page, origin: string) {
  const send = async <T>(method: string, path: string, body: object): Promise<T> => {
    const response = await page.request.fetch(`${origin}/api${path}`, {
      method,
      headers: { origin, 'x-nexus-admin': 'true' },
      ...body,
    })
    const answer = (await response.json()) as { message: string; data: T }
    expect(response.ok(), `${method} ${path}: ${answer.message}`).toBe(true)
    return answer.data
  }
  return {
    origin,
    get: <T>(path: string) => send<T>('GET', path, {}),
    post: <T>(path: string, data: unknown) => send<T>('POST', path, { data }),
    patch: <T>(path: string, data?: unknown) => send<T>('PATCH', path, { data }),
    remove: <T>(path: string) => send<T>('DELETE', path, {}),
    upload: <T>(path: string, multipart: Multipart) => send<T>('POST', path, { multipart }),
  }
}
export type Api = ReturnType<typeof apiOf>
type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>

export async function anAgent(
  api: Api,
  { name = 'Harbour', type = 'CHATBOT', activated = true }: AgentFields = {},
): Promise<Agent> {
  const agent = await api.post<Agent>('/agent', { name, type })
  return activated ? api.patch<Agent>(`/agent/activate/${agent.id}`) : agent
}
type AgentFields = { name?: string; type?: AgentType; activated?: boolean }

export const teachPdf = (api: Api, agentId: string, title = 'Warranty and terms') =>
  api.upload<KnowledgeItem>('/knowledge-base', {
    type: 'PDF',
    title,
    agent_id: agentId,
    file: {
      name: 'warranty.pdf',
      mimeType: 'application/pdf',
      buffer: readFileSync(WARRANTY_PDF),
    },
  })

export async function teachWebsite(api: Api, agentId: string, url: string, trash: string[] = []) {
  const { refId } = await api.post<CrawlResult>('/knowledge-base/crawl-page', {
    url,
    agent_id: agentId,
  })
  return api.upload<KnowledgeItem>('/knowledge-base', {
    type: 'WEB_PAGES',
    url,
    agent_id: agentId,
    refId,
    trashLinks: trash.join(','),
  })
}

/** Waits until the agent has learned everything it was given. */
export const untilTrained = (api: Api, agentId: string, items: number) =>
  expect
    .poll(
      async () => {
        const list = await api.get<KnowledgeItem[]>(`/knowledge-base/${agentId}`)
        return list.map((item) => item.reason ?? item.status)
      },
      { timeout: 300_000, intervals: [50, 100, 200] },
    )
    .toEqual(Array.from({ length: items }, () => 'trained'))

/** The snippet that loads the widget built last, not a released one. */
export const snippetOf = ({ origin }: Api, agentId: string): string =>
  `<script src="${origin}/widget/nexus-widget.js" data-agent-id="${agentId}" async></script>`
