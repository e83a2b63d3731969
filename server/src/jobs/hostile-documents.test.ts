import type { FastifyInstance } from 'fastify'
import type { CrawlResult, KnowledgeItem } from 'shared-types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Deps } from '../deps.ts'
import { addPdf } from '../modules/knowledge/add-files.ts'
import { aUser, anAgent } from '../test/factories.ts'
import { aNestedPdf } from '../test/hostile-pdf.ts'
import { shopPages, type Site, startSite } from '../test/site.ts'
import { sourcesFor } from '../test/sources-for.ts'
import { buildTestApp, TEST_ORIGIN } from '../test/test-app.ts'
import { startTraining, type TrainingWorker } from './train-knowledge.ts'

// Processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 })
const PATIENCE = { timeout: 120_000, interval: 50 }

let app: FastifyInstance
let deps: Deps
let site: Site
let worker: TrainingWorker
beforeEach(async () => {
  ;({ app, deps } = await buildTestApp({ CRAWL_ALLOW: '127.0.0.1' }))
  site = await startSite(shopPages(6))
  worker = startTraining(deps, { pollMs: 30, backoffMs: [20] })
})
afterEach(async () => {
  await worker.stop()
  await Promise.all([deps.crawler.close(), deps.reader.close(), site.close()])
})

/** An account with an agent, and the dashboard's calls. */
async function anAccount() {
  const { user, cookie } = await aUser(deps)
  const agentId = (await anAgent(deps.db, user.id)).id
  const headers = { cookie, origin: TEST_ORIGIN }
  const call = async (path: string, payload?: object) => {
    const method = payload ? 'POST' : 'GET'
    const url = `/api/knowledge-base${path}`
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: response.statusCode, data: response.json().data }
  }
  return {
    userId: user.id,
    agentId,
    crawl: () => call('/crawl-page', { url: site.origin, agent_id: agentId }),
    retrain: (id: string) => call('/retrain', { kb_id: id, agent_id: agentId }),
    items: async () => (await call(`/${agentId}`)).data as KnowledgeItem[],
    async learn({ refId, links }: CrawlResult) {
      const form = new FormData()
      const fields = { type: 'WEB_PAGES', url: links[0]!, agent_id: agentId, refId, trashLinks: '' }
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      const request = new Request('http://test', { method: 'POST', body: form })
      const type = request.headers.get('content-type')!
      const response = await app.inject({
        method: 'POST',
        url: '/api/knowledge-base',
        headers: { ...headers, 'content-type': type },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      return response.json().data as KnowledgeItem
    },
  }
}

type Account = Awaited<ReturnType<typeof anAccount>>
const settled = (account: Account, id: string) =>
  vi.waitFor(async () => {
    const item = (await account.items()).find((one) => one.id === id)!
    expect(item.status).not.toBe('training')
    return item
  }, PATIENCE)

it('while the hostile PDFs of one account are read, another finds and learns its website again', async () => {
  const [hostile, shop] = [await anAccount(), await anAccount()]
  const item = await shop.learn((await shop.crawl()).data as CrawlResult)
  await settled(shop, item.id)
  const question = 'Where do you repair ship clocks?'
  const known = await sourcesFor(deps, shop, question)
  expect(known).not.toEqual([])

  const content = await aNestedPdf({ grouped: true })
  for (let number = 1; number <= 8; number++) {
    const title = `Catalogue ${number}`
    await addPdf(deps, hostile.userId, { agent_id: hostile.agentId, title, content })
  }
  await vi.waitFor(async () => {
    const { rows } = await deps.driver.query(
      `select 1 from knowledge_items where type = 'PDF' and lease_until > now()`,
    )
    expect(rows).not.toEqual([])
  }, PATIENCE)

  const found = await shop.crawl()
  expect(found).toMatchObject({ status: 200 })
  expect((found.data as CrawlResult).links).toHaveLength(6)
  await shop.retrain(item.id)
  expect(await settled(shop, item.id)).toMatchObject({
    status: 'trained',
    progress: { done: 6, failed: 0 },
  })
  expect(await sourcesFor(deps, shop, question)).toEqual(known)
  // It did not wait until the other account's documents were read.
  expect((await hostile.items()).map(({ status }) => status)).toContain('training')
})

it('a question answered before is still answered after a failed retrain', async () => {
  const shop = await anAccount()
  const item = await shop.learn((await shop.crawl()).data as CrawlResult)
  await settled(shop, item.id)
  const question = 'Where do you repair ship clocks?'
  const known = await sourcesFor(deps, shop, question)
  expect(known).not.toEqual([])
  site.pages.clear()
  await shop.retrain(item.id)
  expect(await settled(shop, item.id)).toMatchObject({
    status: 'untrained',
    reason: expect.stringMatching(/What was read before is kept\.$/),
  })
  expect(await sourcesFor(deps, shop, question)).toEqual(known)
})
