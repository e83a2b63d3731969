import type { KnowledgeItem } from 'shared-types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Deps } from '../deps.ts'
import { findOwners, insertCrawl, insertWebPages } from '../modules/knowledge/store.ts'
import {
  addPdf,
  linkKnowledge,
  readKnowledge,
  readPages,
  removeKnowledge,
  retrain,
} from '../modules/knowledge/service.ts'
import { newId } from '../lib/ids.ts'
import { failPage } from '../modules/knowledge/passage-store.ts'
import { claimItem } from '../modules/knowledge/training-store.ts'
import { aUser, anAgent } from '../test/factories.ts'
import { anEncryptedPdf, aPdf, aScan } from '../test/pdf.ts'
import { shopPages, type Site, startSite } from '../test/site.ts'
import { buildTestApp } from '../test/test-app.ts'
import { startTraining, type TrainingWorker } from './train-knowledge.ts'

const FAST = { pollMs: 30, backoffMs: [20] }

let deps: Deps
let close: () => Promise<unknown>
let site: Site
let workers: TrainingWorker[] = []
let userId: string
let agentId: string

beforeEach(async () => {
  const test = await buildTestApp({ CRAWL_ALLOW: '127.0.0.1' })
  deps = test.deps
  close = () => test.app.close()
  userId = (await aUser(deps)).user.id
  agentId = (await anAgent(deps.db, userId)).id
  site = await startSite(shopPages(6))
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  workers = []
  await site.close()
  await Promise.all([close(), deps.crawler.close(), deps.reader.close()])
})

const work = (given: Deps = deps) => workers.push(startTraining(given, FAST))

async function addSite(paths = [...site.pages.keys()]): Promise<string> {
  const links = paths.map((path) => site.origin + path)
  const crawl = { userId, agentId, url: site.origin, title: 'Shop', links }
  const crawlId = await insertCrawl(deps.db, crawl, deps.now())
  const item = { userId, agentId, type: 'WEB_PAGES' as const, title: 'Shop' }
  return (await insertWebPages(deps.db, item, crawlId, links))!
}

const read = async (id: string): Promise<KnowledgeItem> =>
  (await readKnowledge(deps, userId, agentId)).find((item) => item.id === id)!

const settled = (id: string) =>
  vi.waitFor(
    async () => {
      const item = await read(id)
      expect(item.status).not.toBe('training')
      return item
    },
    { timeout: 15_000, interval: 20 },
  )

const passages = async () =>
  (
    await deps.database.query(
      'select p.page_id, p.position, p.id, p.text, p.config, p.length, p.search::text from passages p join knowledge_pages k on k.id = p.page_id order by k.position, p.position',
    )
  ).rows

const find = async (words: string) =>
  (
    await deps.database.query(
      `select text from passages where search @@ plainto_tsquery('english', $1)`,
      [words],
    )
  ).rows.map((row) => row['text'] as string)

describe('training', () => {
  it('reads every page of a site once and makes its words findable', async () => {
    const id = await addSite()
    work()
    expect(await settled(id)).toMatchObject({
      status: 'trained',
      reason: null,
      progress: { done: 6, failed: 0, total: 6 },
    })
    expect(site.requested.filter((path) => path === '/article-3')).toHaveLength(1)
    const [text] = await find('price 103 crowns')
    expect(text).toContain('It costs 103 crowns')
    expect(text).not.toContain('newsletter')
    const pages = await readPages(deps, userId, agentId, id)
    expect(pages[3]).toMatchObject({ title: 'Ship clock 3', status: 'trained', passages: 1 })
  })

  it('stems by language, weighs titles more and counts every word', async () => {
    site.pages.set('/', {
      title: 'Clocks',
      main: '<p>You are repairing the clocks and the boxes for us in the day.</p>',
    })
    await settled((work(), await addSite(['/'])))
    const [row] = await passages()
    expect(row!['config']).toBe('english')
    expect(row!['search']).toMatch(/'clock':1A,\d+/)
    // clock (title), repair, clock, box, us, day
    expect(row!['length']).toBe(6)
  })

  it('reads a PDF and keeps the numbers of its pages', async () => {
    const content = await aPdf([
      { text: 'The oak box is sold. '.repeat(30) },
      { text: 'The brass lock is not. '.repeat(30) },
    ])
    const { id } = await addPdf(deps, userId, { agent_id: agentId, title: 'List', content })
    work()
    expect((await settled(id)).status).toBe('trained')
    const { rows } = await deps.database.query(
      `select page_number from passages where search @@ plainto_tsquery('english', 'brass lock') order by position`,
    )
    expect(rows.map((row) => row['page_number'])).toContain(2)
  })

  it.each([
    ['encrypted', anEncryptedPdf, /protected by a password/],
    ['scanned', () => aScan(2), /looks like a scan/],
    ['corrupt', async () => Buffer.from('%PDF-1.4 broken'), /damaged/],
  ])('tells why a PDF that is %s stays untrained', async (_case, make, reason) => {
    const { id } = await addPdf(deps, userId, {
      agent_id: agentId,
      title: 'Bad',
      content: await make(),
    })
    work()
    expect(await settled(id)).toMatchObject({
      status: 'untrained',
      reason: expect.stringMatching(reason),
      progress: { failed: 1 },
    })
  })

  it('tells which pages could not be read, and why', async () => {
    site.routes.set('/gone', (_request, response) => response.writeHead(404).end())
    const id = await addSite(['/', '/gone'])
    work()
    expect(await settled(id)).toMatchObject({ status: 'trained', progress: { done: 1, failed: 1 } })
    expect((await readPages(deps, userId, agentId, id))[1]).toMatchObject({
      status: 'failed',
      reason: 'The page does not exist (404).',
      passages: 0,
    })
  })

  it('tries a page again that is out of order for a while', async () => {
    let asked = 0
    site.routes.set('/busy', (_request, response) => {
      asked++
      response.writeHead(asked < 3 ? 503 : 200, { 'content-type': 'text/html' })
      response.end('<main>Open again.</main>')
    })
    const id = await addSite(['/busy'])
    work()
    expect(await settled(id)).toMatchObject({ status: 'trained', reason: null })
    expect(asked).toBe(3)
  })

  it('gives up a page that stays out of order, with its reason', async () => {
    site.routes.set('/busy', (_request, response) => response.writeHead(503).end())
    const id = await addSite(['/busy'])
    work()
    expect(await settled(id)).toMatchObject({
      status: 'untrained',
      reason: 'The website is busy or out of order (503).',
    })
  })

  it('tells open dashboards about progress and the end', async () => {
    const heard: unknown[] = []
    deps.bus.subscribe('dashboard', ({ name, event }) => heard.push([name, event]))
    const id = await addSite()
    work()
    await settled(id)
    expect(heard.at(-1)).toEqual(['knowledge', { id, agent_id: agentId }])
  })

  it('stores the vectors of an embedding model with the name of the model', async () => {
    const embedder = {
      id: 'test:letters',
      embed: async (texts: string[]) => texts.map((text) => [text.length, 1, 0]),
    }
    work({ ...deps, embedder })
    await settled(await addSite(['/']))
    const { rows } = await deps.database.query(
      'select embedding::text, embedding_model from passages',
    )
    expect(rows).toEqual([
      { embedding: expect.stringMatching(/^\[\d+,1,0\]$/), embedding_model: 'test:letters' },
    ])
  })
})

describe('retraining', () => {
  it('replaces what changed, keeps what did not and drops what is gone', async () => {
    const id = await addSite(['/', '/article-1', '/article-2'])
    work()
    await settled(id)
    const before = await passages()
    site.pages.set('/article-1', { title: 'Clock', main: '<p>Sold to a museum.</p>' })
    site.pages.delete('/article-2')
    await retrain(deps, userId, agentId, id)
    expect(await settled(id)).toMatchObject({ progress: { done: 2, failed: 1, total: 3 } })
    const after = await passages()
    expect(after.map((row) => row['text'])).toEqual([before[0]!['text'], 'Sold to a museum.'])
    expect(after[0]!['id']).toBe(before[0]!['id'])
  })

  it('leaves the old passages to be found until the new ones are in', async () => {
    const id = await addSite(['/'])
    work()
    await settled(id)
    site.routes.set('/', () => {})
    await retrain(deps, userId, agentId, id)
    await vi.waitFor(() => expect(site.requested.filter((path) => path === '/')).toHaveLength(2))
    expect((await read(id)).status).toBe('training')
    expect(await passages()).toHaveLength(1)
  })

  it('keeps what it knows of a site that is down', async () => {
    const id = await addSite()
    work()
    await settled(id)
    for (const path of site.pages.keys()) {
      site.routes.set(path, (_request, response) => response.writeHead(503).end())
    }
    await retrain(deps, userId, agentId, id)
    expect(await settled(id)).toMatchObject({
      status: 'untrained',
      reason: 'The website is busy or out of order (503).',
      progress: { failed: 6 },
    })
    expect(await passages()).toHaveLength(6)
    site.routes.clear()
    await retrain(deps, userId, agentId, id)
    expect(await settled(id)).toMatchObject({ status: 'trained', reason: null })
  })

  it('does not ask a site that is down for every page', async () => {
    const paths = Array.from({ length: 60 }, (_, index) => `/down-${index}`)
    for (const path of paths) {
      site.routes.set(path, (_request, response) => response.writeHead(503).end())
    }
    const id = await addSite(paths)
    work()
    expect(await settled(id)).toMatchObject({ status: 'untrained', progress: { failed: 60 } })
    expect(site.requested.length).toBeLessThan(60)
  })

  it('may be asked for through an agent that links the data source', async () => {
    const id = await addSite(['/'])
    const second = await anAgent(deps.db, userId, { name: 'Second' })
    await linkKnowledge(deps, userId, second.id, [id])
    work()
    await settled(id)
    await retrain(deps, userId, second.id, id)
    expect(await settled(id)).toMatchObject({ status: 'trained', linked_kb: [{ name: 'Second' }] })
  })
})

describe('what happens to a data source while it is trained', () => {
  it('deleted: nothing of it comes back', async () => {
    let answer = () => {}
    site.routes.set('/article-5', (_request, response) => {
      answer = () =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<main>Late.</main>')
    })
    const id = await addSite()
    work()
    await vi.waitFor(() => expect(site.requested).toContain('/article-5'), { timeout: 10_000 })
    await removeKnowledge(deps, userId, agentId, id)
    answer()
    await workers[0]!.stop()
    expect(await passages()).toEqual([])
    expect(await findOwners(deps.db, userId, [id])).toEqual([])
  })

  it('the server stops: the next start goes on where it was', async () => {
    site.routes.set('/article-5', () => {})
    const id = await addSite()
    work()
    await vi.waitFor(async () => expect((await read(id)).progress.done).toBe(5), {
      timeout: 10_000,
    })
    await workers.pop()!.stop()
    site.routes.delete('/article-5')
    site.requested.length = 0
    work()
    expect((await settled(id)).progress.done).toBe(6)
    expect(site.requested).not.toContain('/article-1')
  })

  it('its worker dies: another takes over when the lease runs out, and the dead may not write', async () => {
    const id = await addSite(['/'])
    const dead = (await claimItem(deps.db, newId()))!
    await deps.database.query(
      `update knowledge_items set lease_until = now() - interval '1 second'`,
    )
    work()
    await settled(id)
    const [page] = await readPages(deps, userId, agentId, id)
    expect(await failPage(deps.db, dead, page!.id, 'Too late.', 'remove')).toBe(false)
    expect(await read(id)).toMatchObject({ status: 'trained', progress: { done: 1, failed: 0 } })
  })

  it('its worker is alive: no other takes it', async () => {
    await addSite(['/'])
    expect(await claimItem(deps.db, newId())).toBeDefined()
    expect(await claimItem(deps.db, newId())).toBeUndefined()
  })

  it('two workers: each page is read once', async () => {
    const ids = [
      await addSite(['/', '/article-1', '/article-2']),
      await addSite(['/article-3', '/article-4']),
    ]
    work()
    work()
    for (const id of ids) await settled(id)
    const pages = site.requested.filter((path) => path !== '/robots.txt')
    expect(pages.toSorted()).toEqual(['/', '/article-1', '/article-2', '/article-3', '/article-4'])
  })
})
