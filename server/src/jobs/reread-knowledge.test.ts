import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewPagesAre, RereadEvery } from 'shared-types'
import { product } from '../modules/audit/record.ts'
import { correctPassage } from '../modules/knowledge/correct.ts'
import { chooseNewPages, readNewPages } from '../modules/knowledge/new-pages.ts'
import { beginDueReadings } from '../modules/knowledge/rereading-store.ts'
import { chooseRereading, readChanges, readDifference } from '../modules/knowledge/rereading.ts'
import { readPages } from '../modules/knowledge/service.ts'
import { anAgent, aUser } from '../test/factories.ts'
import type { SitePage } from '../test/site.ts'
import { aTrainingRoom } from '../test/training-room.ts'
import { HOUR_MS } from '../lib/time.ts'
import { startRereading } from './reread-knowledge.ts'

let room: Awaited<ReturnType<typeof aTrainingRoom>>
let stops: (() => Promise<void>)[] = []
beforeEach(async () => {
  room = await aTrainingRoom()
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  stops = []
  await room.close()
})

/** Often for a test, but leaving enough time for training on a busy machine. */
const LOOKED_EVERY_MS = 200
const reread = () => stops.push(startRereading(room.deps, LOOKED_EVERY_MS).stop)
const owner = () => ({ userId: room.userId, email: 'owner@example.com', address: null })
const choose = (itemId: string, every: RereadEvery = 'daily') =>
  chooseRereading(room.deps, owner(), { agentId: room.agentId, itemId }, { every })
const sql = async (query: string, values: unknown[] = []) =>
  (await room.deps.driver.query(query, values)).rows

/** Makes the item due, and waits until it was read. */
async function readingOf(id: string) {
  const [before] = await sql('select last_read_at from knowledge_items where id = $1', [id])
  await sql('update knowledge_items set next_read_at = now() where id = $1', [id])
  await expect
    .poll(async () => {
      const [item] = await sql('select status, last_read_at from knowledge_items where id = $1', [
        id,
      ])
      return item!['status'] === 'training' ? 0 : Number(item!['last_read_at'])
    })
    .toBeGreaterThan(Number(before!['last_read_at']))
  return room.settled(id)
}

/** Makes the pages send validators, and answer 304 to known ones. @returns the answers given */
function answerWithVersions(paths: string[], header: 'etag' | 'last-modified' = 'etag') {
  const answers: string[] = []
  for (const path of paths) {
    room.site.routes.set(path, (request, response) => {
      const { main } = room.site.pages.get(path) as SitePage
      const version =
        header === 'etag' ? `"${main.length}"` : new Date(main.length * 1_000).toUTCString()
      const known = request.headers[header === 'etag' ? 'if-none-match' : 'if-modified-since']
      const status = known === version ? 304 : 200
      answers.push(`${status} ${path}`)
      response.writeHead(status, { 'content-type': 'text/html', [header]: version })
      response.end(status === 200 ? `<html lang="en"><main>${main}</main>` : undefined)
    })
  }
  return answers
}

const sendHome = (path: string) =>
  room.site.routes.set(path, (_request, response) =>
    response.writeHead(302, { location: '/' }).end(),
  )

async function aTrainedSite(paths: string[]) {
  const id = await room.addSite(paths)
  room.work()
  await room.settled(id)
  reread()
  await choose(id)
  return id
}

describe('a website whose time has come', () => {
  it.each(['etag', 'last-modified'] as const)(
    'is read again with %s, and only changed pages are trained',
    async (header) => {
      const answers = answerWithVersions(['/', '/article-1'], header)
      const id = await aTrainedSite(['/', '/article-1'])
      const before = await room.passages()
      answers.length = 0
      room.site.pages.set('/article-1', { title: 'Clock', main: '<p>Sold to a museum.</p>' })
      expect(await readingOf(id)).toMatchObject({
        status: 'trained',
        reason: null,
        progress: { done: 2, failed: 0, total: 2 },
        rereading: { every: 'daily', changes: { added: 0, changed: 1, gone: 0 } },
      })
      expect(answers).toEqual(['304 /', '200 /article-1'])
      const after = await room.passages()
      expect(after.map((row) => row['text'])).toEqual([before[0]!['text'], 'Sold to a museum.'])
      expect(after[0]).toEqual(before[0])
      await readingOf(id)
      expect(answers.slice(2)).toEqual(['304 /', '304 /article-1'])
    },
  )

  it('shows the text of a page before and after the change', async () => {
    const id = await aTrainedSite(['/'])
    const [{ text }] = (await room.passages()) as [{ text: string }]
    room.site.pages.set('/', { title: 'Workshop', main: '<p>We moved to Oslo.</p>' })
    await readingOf(id)
    const [change] = await readChanges(room.deps, room.userId, room.agentId, id)
    expect(change).toMatchObject({ kind: 'changed', title: 'Workshop', url: expect.any(String) })
    const at = { agentId: room.agentId, itemId: id, changeId: change!.id }
    expect(await readDifference(room.deps, room.userId, at)).toMatchObject({
      before: text,
      after: 'We moved to Oslo.',
    })
  })

  it('reports no change if its pages are unchanged, or were read for the first time', async () => {
    const id = await aTrainedSite(['/', '/article-1'])
    await readingOf(id)
    expect(await readChanges(room.deps, room.userId, room.agentId, id)).toEqual([])
  })

  it('keeps the corrections of its owner', async () => {
    const id = await aTrainedSite(['/', '/article-1'])
    const [{ id: passageId, text }] = (await room.passages()) as [{ id: string; text: string }]
    const at = { actor: product(room.userId), agentId: room.agentId, itemId: id, id: passageId }
    await correctPassage(room.deps, at, { text: 'We repair clocks of any age.', seen: text })
    room.site.pages.set('/article-1', { title: 'Clock', main: '<p>Sold to a museum.</p>' })
    await readingOf(id)
    expect((await room.passages()).map((row) => row['text'])).toEqual([
      'We repair clocks of any age.',
      'Sold to a museum.',
    ])
    const changes = await readChanges(room.deps, room.userId, room.agentId, id)
    expect(changes.map(({ kind, url }) => [kind, url])).toEqual([
      ['changed', `${room.site.origin}/article-1`],
    ])
  })

  it('and is down keeps its knowledge, says so, and is read again within hours', async () => {
    const id = await aTrainedSite(['/', '/article-1'])
    for (const path of ['/', '/article-1']) {
      room.site.routes.set(path, (_request, response) => response.writeHead(503).end())
    }
    await choose(id, 'monthly')
    const item = await readingOf(id)
    expect(item).toMatchObject({
      status: 'untrained',
      reason: 'The website is busy or out of order (503). What was read before is kept.',
      rereading: { changes: { gone: 0 } },
    })
    expect(Date.parse(item.rereading!.next_at!) - Date.now()).toBeLessThan(7 * HOUR_MS)
    expect(await room.passages()).toHaveLength(2)
  })
})

describe('a missing page', () => {
  const gone = (path: string, status: number) =>
    room.site.routes.set(path, (_request, response) => response.writeHead(status).end())
  const pagesOf = (id: string) => readPages(room.deps, room.userId, room.agentId, id)

  it('is quoted until it is missing at a second look hours later, then no more', async () => {
    const id = await aTrainedSite(['/', '/article-1'])
    gone('/article-1', 404)
    const first = await readingOf(id)
    expect(first).toMatchObject({ status: 'trained', rereading: { changes: { gone: 0 } } })
    expect(Date.parse(first.rereading!.next_at!) - Date.now()).toBeLessThan(7 * HOUR_MS)
    expect((await pagesOf(id))[1]).toMatchObject({
      status: 'trained',
      passages: 1,
      missing_since: expect.any(String),
    })
    // Asked again at once, the page may be missing by the same mistake.
    await readingOf(id)
    expect(await room.passages()).toHaveLength(2)
    await sql(
      `update knowledge_pages set missing_since = now() - interval '6 hours' where missing_since is not null`,
    )
    expect(await readingOf(id)).toMatchObject({
      status: 'trained',
      rereading: { changes: { gone: 1 } },
    })
    expect(await room.passages()).toHaveLength(1)
    expect((await pagesOf(id))[1]).toMatchObject({
      status: 'failed',
      reason: 'The page does not exist (404).',
      passages: 0,
    })
    room.site.routes.delete('/article-1')
    expect(await readingOf(id)).toMatchObject({ rereading: { changes: { gone: 1, added: 1 } } })
    expect(await room.passages()).toHaveLength(2)
  })

  it('and is found again at the second look counts as unchanged', async () => {
    const id = await aTrainedSite(['/', '/article-1'])
    gone('/article-1', 404)
    await readingOf(id)
    room.site.routes.delete('/article-1')
    expect(await readingOf(id)).toMatchObject({ rereading: { changes: { gone: 0, changed: 0 } } })
    expect((await pagesOf(id))[1]).toMatchObject({ missing_since: null, passages: 1 })
  })

  it('because its website redirects to its start is missing too', async () => {
    const id = await aTrainedSite(['/', '/article-1'])
    await sql(`update knowledge_items set address = $1, scope = 'site' where id = $2`, [
      room.site.origin,
      id,
    ])
    sendHome('/article-1')
    await readingOf(id)
    expect((await pagesOf(id))[1]).toMatchObject({ missing_since: expect.any(String), passages: 1 })
    await sql(
      `update knowledge_pages set missing_since = now() - interval '6 hours' where missing_since is not null`,
    )
    expect(await readingOf(id)).toMatchObject({ rereading: { changes: { gone: 1 } } })
    expect((await pagesOf(id))[1]).toMatchObject({
      reason: 'The website leads from here to its home page: this page is gone.',
      passages: 0,
    })
  })

  it('because its website answers 410 is removed at once', async () => {
    const id = await aTrainedSite(['/', '/article-1'])
    gone('/article-1', 410)
    expect(await readingOf(id)).toMatchObject({ rereading: { changes: { gone: 1 } } })
    expect(await room.passages()).toHaveLength(1)
  })

  it.each([500, 503, 429])('because of an answer of %i is kept', async (status) => {
    const id = await aTrainedSite(['/', '/article-1'])
    gone('/article-1', status)
    expect(await readingOf(id)).toMatchObject({
      status: 'trained',
      rereading: { changes: { gone: 0 } },
    })
    expect(await room.passages()).toHaveLength(2)
  })
})

describe('a new page of its website', () => {
  const ADDED = '<p>We teach you to repair your own clock.</p>'

  /** A site that was read before, and whose home page now links to a new page that links to another. */
  async function aGrownSite(newPages: NewPagesAre) {
    const id = await aTrainedSite(['/', '/article-1'])
    await sql(
      `update knowledge_items set address = $1, scope = 'site', new_pages = $2 where id = $3`,
      [`${room.site.origin}/`, newPages, id],
    )
    await sql('insert into knowledge_passed_over (item_id, links) values ($1, $2)', [
      id,
      JSON.stringify(
        [...room.site.pages.keys(), '/brochure.pdf'].map((path) => room.site.origin + path),
      ),
    ])
    const { pages } = room.site
    pages.set('/', { ...pages.get('/')!, links: ['/courses', '/home-again', '/article-2'] })
    pages.set('/courses', { title: 'Courses', main: ADDED, links: ['/dates'] })
    pages.set('/dates', { title: 'Dates', main: '<p>The next course begins in May.</p>' })
    sendHome('/home-again')
    room.site.requested.length = 0
    return id
  }
  const at = (itemId: string) => ({ agentId: room.agentId, itemId })
  const offered = (id: string) => readNewPages(room.deps, room.userId, room.agentId, id)
  const address = (path: string) => room.site.origin + path

  it('is learnt if the owner chose so, and reported as new', async () => {
    const id = await aGrownSite('learn')
    expect(await readingOf(id)).toMatchObject({
      status: 'trained',
      progress: { done: 4, failed: 0, total: 4 },
      rereading: { changes: { added: 2 }, offered: 0 },
    })
    expect((await room.passages()).map((row) => row['text'])).toContain(
      'The next course begins in May.',
    )
    expect(room.site.requested).not.toContain('/article-2')
    room.site.requested.length = 0
    expect(await readingOf(id)).toMatchObject({ rereading: { changes: { added: 2 } } })
    // Another address of a known page is opened only once.
    expect(room.site.requested).not.toContain('/home-again')
  })

  it('waits for the choice of the owner if the website is set to offer new pages', async () => {
    const id = await aGrownSite('offer')
    expect(await readingOf(id)).toMatchObject({
      progress: { total: 2 },
      rereading: { changes: { added: 0 }, offered: 2, new_pages: 'offer' },
    })
    expect(await offered(id)).toEqual(['/courses', '/dates'].map(address))
    const leave = { links: [address('/dates'), address('/article-3')], learn: false }
    await chooseNewPages(room.deps, owner(), at(id), leave)
    await chooseNewPages(room.deps, owner(), at(id), { links: [address('/courses')], learn: true })
    expect(await room.settled(id)).toMatchObject({
      progress: { done: 3, total: 3 },
      rereading: { changes: { added: 1 }, offered: 0 },
    })
    expect(await readingOf(id)).toMatchObject({ progress: { total: 3 }, rereading: { offered: 0 } })
  })

  it('waits too if the account has no room for it', async () => {
    const id = await aGrownSite('learn')
    room.deps.config.spending.ceilings.pages = 3
    expect(await readingOf(id)).toMatchObject({ progress: { total: 2 }, rereading: { offered: 2 } })
    await expect(
      chooseNewPages(room.deps, owner(), at(id), { links: await offered(id), learn: true }),
    ).rejects.toMatchObject({ code: 'account_full' })
    expect(await offered(id)).toHaveLength(2)
  })
})

describe('the times of reading', () => {
  it('are spread over the period that was chosen', async () => {
    const id = await room.addSite(['/'])
    const hours = []
    for (let n = 0; n < 40; n++) {
      const { rereading } = await choose(id, 'daily')
      hours.push(Math.floor((Date.parse(rereading!.next_at!) - Date.now()) / HOUR_MS))
    }
    expect(new Set(hours).size).toBeGreaterThan(8)
    expect(Math.max(...hours)).toBeLessThan(24)
  })

  it('end with never', async () => {
    const id = await aTrainedSite(['/'])
    expect((await choose(id, 'never')).rereading).toMatchObject({ every: 'never', next_at: null })
  })

  it('come once with several nodes, and an account with many does not delay others', async () => {
    const many: string[] = []
    for (let n = 0; n < 9; n++) many.push(await room.addSite(['/']))
    const other = (await aUser(room.deps)).user.id
    const otherAgent = (await anAgent(room.deps.db, other)).id
    const theirs = await room.addSite(['/'])
    await sql('update knowledge_items set user_id = $1, agent_id = $2 where id = $3', [
      other,
      otherAgent,
      theirs,
    ])
    await sql(
      `update knowledge_items set status = 'trained', reread_every = 'daily', next_read_at = now() - interval '1 day'`,
    )
    await sql('update knowledge_items set next_read_at = now() where id = $1', [theirs])
    const begun = await Promise.all([1, 2, 3].map(() => beginDueReadings(room.deps.driver)))
    const ids = begun.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(theirs)
    expect(ids.filter((id) => many.includes(id))).toHaveLength(4)
  })
})
