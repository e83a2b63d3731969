import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPdf } from '../modules/knowledge/add-files.ts'
import { readPages, retrain } from '../modules/knowledge/service.ts'
import { anEncryptedPdf, aPdf, aScan } from '../test/pdf.ts'
import { aTrainingRoom } from '../test/training-room.ts'
import { until } from '../test/until.ts'

let room: Awaited<ReturnType<typeof aTrainingRoom>>
beforeEach(async () => {
  room = await aTrainingRoom()
})
afterEach(() => room.close())

const find = async (words: string) =>
  (
    await room.deps.driver.query(
      `select text from passages where search @@ plainto_tsquery('english', $1)`,
      [words],
    )
  ).rows.map((row) => row['text'] as string)

describe('training', () => {
  it('reads every page of a site once and makes its words findable', async () => {
    const id = await room.addSite()
    room.work()
    expect(await room.settled(id)).toMatchObject({
      status: 'trained',
      reason: null,
      progress: { done: 6, failed: 0, total: 6 },
    })
    expect(room.site.requested.filter((path) => path === '/article-3')).toHaveLength(1)
    const [text] = await find('price 103 crowns')
    expect(text).toContain('It costs 103 crowns')
    expect(text).not.toContain('About us')
    const pages = await readPages(room.deps, room.userId, room.agentId, id)
    expect(pages[3]).toMatchObject({ title: 'Ship clock 3', status: 'trained', passages: 1 })
  })

  it('stems by language, weighs titles more and counts every word', async () => {
    room.site.pages.set('/', {
      title: 'Clocks',
      main: '<p>You are repairing the clocks and the boxes for us in the day.</p>',
    })
    await room.settled((room.work(), await room.addSite(['/'])))
    const [row] = await room.passages()
    expect(row!['config']).toBe('english')
    expect(row!['search']).toMatch(/'clock':1A,\d+/)
    // The lexemes are clock (title), repair, clock, box, us, day.
    expect(row!['length']).toBe(6)
  })

  it('reads a PDF and keeps the numbers of its pages', async () => {
    const content = await aPdf([
      { text: 'The oak box is sold. '.repeat(30) },
      { text: 'The brass lock is not. '.repeat(30) },
    ])
    const { id } = await addPdf(room.deps, room.userId, {
      agent_id: room.agentId,
      title: 'List',
      content,
    })
    room.work()
    expect((await room.settled(id)).status).toBe('trained')
    const { rows } = await room.deps.driver.query(
      `select page_number from passages where search @@ plainto_tsquery('english', 'brass lock') order by position`,
    )
    expect(rows.map((row) => row['page_number'])).toContain(2)
  })

  it.each([
    ['encrypted', anEncryptedPdf, /protected by a password/],
    ['scanned', () => aScan(2), /looks like a scan/],
    ['corrupt', async () => Buffer.from('%PDF-1.4 broken'), /damaged/],
  ])('says why a PDF that is %s stays untrained', async (_case, make, reason) => {
    const { id } = await addPdf(room.deps, room.userId, {
      agent_id: room.agentId,
      title: 'Bad',
      content: await make(),
    })
    room.work()
    expect(await room.settled(id)).toMatchObject({
      status: 'untrained',
      reason: expect.stringMatching(reason),
      progress: { failed: 1 },
    })
  })

  it('says which pages could not be read, and why', async () => {
    room.site.routes.set('/gone', (_request, response) => response.writeHead(404).end())
    const id = await room.addSite(['/', '/gone'])
    room.work()
    expect(await room.settled(id)).toMatchObject({
      status: 'trained',
      progress: { done: 1, failed: 1 },
    })
    expect((await readPages(room.deps, room.userId, room.agentId, id))[1]).toMatchObject({
      status: 'failed',
      reason: 'The page does not exist (404).',
      passages: 0,
    })
  })

  it('retries a page that is temporarily unavailable', async () => {
    let asked = 0
    room.site.routes.set('/busy', (_request, response) => {
      asked++
      response.writeHead(asked < 3 ? 503 : 200, { 'content-type': 'text/html' })
      response.end('<main>Open again.</main>')
    })
    const id = await room.addSite(['/busy'])
    room.work()
    expect(await room.settled(id)).toMatchObject({ status: 'trained', reason: null })
    expect(asked).toBe(3)
  })

  it('shows the reason while it waits', async () => {
    room.site.routes.set('/busy', (_request, response) => response.writeHead(503).end())
    const id = await room.addSite(['/', '/gone', '/busy'])
    room.work(room.deps, { pollMs: 30, backoffMs: [60_000] })
    const waiting = {
      status: 'training',
      reason: 'The website is busy or out of order (503). Trying again soon.',
      progress: { done: 1, failed: 1, total: 3 },
    }
    await until(async () => expect(await room.read(id)).toMatchObject(waiting))
  })

  it('gives up a page that stays unavailable, with its reason', async () => {
    room.site.routes.set('/busy', (_request, response) => response.writeHead(503).end())
    const id = await room.addSite(['/busy'])
    room.work()
    expect(await room.settled(id)).toMatchObject({
      status: 'untrained',
      reason: 'The website is busy or out of order (503).',
    })
  })

  it('notifies open dashboards of its progress and its end', async () => {
    const heard: unknown[] = []
    room.deps.bus.subscribe('dashboard', ({ name, event }) => heard.push([name, event]))
    const id = await room.addSite()
    room.work()
    await room.settled(id)
    expect(heard.at(-1)).toEqual(['knowledge', { id, agent_id: room.agentId }])
  })

  it('stores the vectors of an embedding model with the name of the model', async () => {
    const embedder = {
      id: 'test:letters',
      embed: async (texts: string[]) => texts.map((text) => [text.length, 1, 0]),
    }
    room.work({ ...room.deps, embedder })
    await room.settled(await room.addSite(['/']))
    const { rows } = await room.deps.driver.query(
      'select embedding::text, embedding_model from passages',
    )
    expect(rows).toEqual([
      { embedding: expect.stringMatching(/^\[\d+,1,0\]$/), embedding_model: 'test:letters' },
    ])
  })

  it('uses no embedding model at the cap, and finds new passages by their words', async () => {
    let calls = 0
    const embed = async (texts: string[]) => {
      calls += 1
      return texts.map((text) => [text.length, 1, 0])
    }
    const { deps, userId, agentId } = room
    room.work({ ...deps, embedder: { id: 'test:letters', embed } })
    const id = await room.addSite(['/'])
    await room.settled(id)
    expect(calls).toBe(1)

    deps.config.spending = { ...deps.config.spending, caps: { account: 0, agent: null } }
    deps.config.spending.prices = { ...deps.config.spending.prices, embedding: 1 }
    await retrain(deps, userId, agentId, id)
    await room.settled(id)
    await room.settled(await room.addSite(['/article-1']))
    const { rows } = await deps.driver.query(
      `select item_id = $1 as is_known, bool_and(embedding is not null) as has_vectors
       from passages group by 1 order by 1`,
      [id],
    )
    expect(rows).toEqual([
      { is_known: false, has_vectors: false },
      { is_known: true, has_vectors: true },
    ])
    expect(calls).toBe(1)
  })
})
