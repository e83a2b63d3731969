import { type CrawlResult, type KnowledgeItem } from 'shared-types'
import { aUser, anAgent } from '../../../test/factories.ts'
import { aPdf } from '../../../test/pdf.ts'
import { shopPages, type Site, startSite } from '../../../test/site.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'

export type Method = 'GET' | 'POST' | 'DELETE'
export type Stage = Awaited<ReturnType<typeof aStage>>

/** An owner with two agents, who calls the server like the dashboard does, and a website to learn once it is started. */
export async function aStage() {
  const { app, deps } = await buildTestApp({ CRAWL_ALLOW: '127.0.0.1' })
  const owner = await aUser(deps)
  const agentId = (await anAgent(deps.db, owner.user.id, { name: 'First' })).id
  const secondAgentId = (await anAgent(deps.db, owner.user.id, { name: 'Second' })).id
  let site: Site | undefined

  const call = async (method: Method, path: string, body?: object, cookie = owner.cookie) => {
    const headers = { cookie, origin: TEST_ORIGIN }
    const url = `/api/knowledge-base${path}`
    const response = await app.inject({ method, url, headers, ...(body && { payload: body }) })
    return { status: response.statusCode, ...response.json() }
  }

  const send = async (
    fields: Record<string, string>,
    file?: Uint8Array,
    cookie = owner.cookie,
    fileName = 'a.pdf',
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    // The type that a browser claims for a file is ignored.
    if (file)
      form.append('file', new Blob([Buffer.from(file)], { type: 'application/pdf' }), fileName)
    const request = new Request('http://test', { method: 'POST', body: form })
    const contentType = request.headers.get('content-type')!
    const response = await app.inject({
      method: 'POST',
      url: '/api/knowledge-base',
      headers: { cookie, origin: TEST_ORIGIN, 'content-type': contentType },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: response.statusCode, ...response.json() }
  }

  const start = async (pages: Parameters<typeof startSite>[0]): Promise<Site> =>
    (site = await startSite(pages))
  const pdfFields = () => ({ type: 'PDF', title: 'Manual', agent_id: agentId })

  return {
    app,
    deps,
    owner,
    agentId,
    secondAgentId,
    call,
    send,
    pdfFields,
    startSite: start,
    /** The website, once it was started. */
    site: () => site!,
    addPdf: async (): Promise<KnowledgeItem> =>
      (await send(pdfFields(), await aPdf([{ text: 'Wind the clock every eight days.' }]))).data,
    crawlShop: async (pages = 4) => {
      const { origin } = await start(shopPages(pages))
      const { data } = await call('POST', '/crawl-page', { url: origin, agent_id: agentId })
      return data as CrawlResult
    },
    webFields: (refId: string, trashLinks = '') => ({
      type: 'WEB_PAGES',
      url: site!.origin,
      agent_id: agentId,
      refId,
      trashLinks,
    }),
    async close() {
      await site?.close()
      await app.close()
      await Promise.all([deps.crawler.close(), deps.reader.close()])
    },
  }
}
