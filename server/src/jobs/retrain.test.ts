import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { product } from '../modules/audit/record.ts'
import { linkKnowledge } from '../modules/knowledge/link.ts'
import { readPages, retrain } from '../modules/knowledge/service.ts'
import { anAgent } from '../test/factories.ts'
import { aTrainingRoom } from '../test/training-room.ts'
import { until } from '../test/until.ts'

let room: Awaited<ReturnType<typeof aTrainingRoom>>
beforeEach(async () => {
  room = await aTrainingRoom()
})
afterEach(() => room.close())

describe('retraining', () => {
  it('replaces changed passages, keeps unchanged ones and drops missing ones', async () => {
    const id = await room.addSite(['/', '/article-1', '/article-2'])
    room.work()
    await room.settled(id)
    const before = await room.passages()
    room.site.pages.set('/article-1', { title: 'Clock', main: '<p>Sold to a museum.</p>' })
    room.site.pages.delete('/article-2')
    await retrain(room.deps, room.userId, room.agentId, id)
    expect(await room.settled(id)).toMatchObject({ progress: { done: 2, failed: 1, total: 3 } })
    const after = await room.passages()
    expect(after.map((row) => row['text'])).toEqual([before[0]!['text'], 'Sold to a museum.'])
    expect(after[0]!['id']).toBe(before[0]!['id'])
  })

  it('leaves the old passages to be found until the new ones are in', async () => {
    const id = await room.addSite(['/'])
    room.work()
    await room.settled(id)
    room.site.routes.set('/', () => {})
    await retrain(room.deps, room.userId, room.agentId, id)
    await until(() => expect(room.site.requested.filter((path) => path === '/')).toHaveLength(2))
    expect((await room.read(id)).status).toBe('training')
    expect(await room.passages()).toHaveLength(1)
  })

  it('keeps the knowledge of a site that is down', async () => {
    const id = await room.addSite()
    room.work()
    await room.settled(id)
    for (const path of room.site.pages.keys()) {
      room.site.routes.set(path, (_request, response) => response.writeHead(503).end())
    }
    await retrain(room.deps, room.userId, room.agentId, id)
    expect(await room.settled(id)).toMatchObject({
      status: 'untrained',
      reason: 'The website is busy or out of order (503). What was read before is kept.',
      progress: { failed: 6 },
    })
    expect(await room.passages()).toHaveLength(6)
    room.site.routes.clear()
    await retrain(room.deps, room.userId, room.agentId, id)
    expect(await room.settled(id)).toMatchObject({ status: 'trained', reason: null })
  })

  it.each([
    ['not there any more', 404, null],
    ['closed to visitors', 403, null],
    ['empty', 200, '<main></main>'],
  ])('keeps the knowledge of a site that is %s, and says so', async (...args) => {
    const [_case, status, body] = args
    const id = await room.addSite(['/', '/article-1'])
    room.work()
    await room.settled(id)
    const before = await room.passages()
    for (const path of room.site.pages.keys()) {
      room.site.routes.set(path, (_request, response) =>
        response.writeHead(status, { 'content-type': 'text/html' }).end(body),
      )
    }
    await retrain(room.deps, room.userId, room.agentId, id)
    expect(await room.settled(id)).toMatchObject({
      status: 'untrained',
      reason: expect.stringMatching(/What was read before is kept\.$/),
      progress: { failed: 2 },
    })
    expect(await room.passages()).toEqual(before)
    const pages = await readPages(room.deps, room.userId, room.agentId, id)
    expect(pages.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/What was read before is kept\.$/),
      expect.stringMatching(/What was read before is kept\.$/),
    ])
  })

  it('keeps the passages of an unreadable page, and drops those of a missing one', async () => {
    const id = await room.addSite(['/', '/article-1', '/article-2'])
    room.work()
    await room.settled(id)
    room.site.routes.set('/article-1', (_request, response) => response.writeHead(403).end())
    room.site.pages.delete('/article-2')
    await retrain(room.deps, room.userId, room.agentId, id)
    expect(await room.settled(id)).toMatchObject({ status: 'trained', progress: { failed: 2 } })
    const pages = await readPages(room.deps, room.userId, room.agentId, id)
    expect(pages.slice(1)).toMatchObject([
      {
        reason: expect.stringMatching(/does not let visitors .*What was read before is kept\.$/),
        passages: 1,
      },
      { reason: 'The page does not exist (404).', passages: 0, facts: 0 },
    ])
  })

  it('does not ask a site that is down for every page', async () => {
    const paths = Array.from({ length: 60 }, (_, index) => `/down-${index}`)
    for (const path of paths) {
      room.site.routes.set(path, (_request, response) => response.writeHead(503).end())
    }
    const id = await room.addSite(paths)
    room.work()
    expect(await room.settled(id)).toMatchObject({ status: 'untrained', progress: { failed: 60 } })
    expect(room.site.requested.length).toBeLessThan(60)
  })

  it('may be asked for through an agent that links the data source', async () => {
    const id = await room.addSite(['/'])
    const second = await anAgent(room.deps.db, room.userId, { name: 'Second' })
    await linkKnowledge(room.deps, product(room.userId), second.id, [id])
    room.work()
    await room.settled(id)
    await retrain(room.deps, room.userId, second.id, id)
    expect(await room.settled(id)).toMatchObject({
      status: 'trained',
      linked_kb: [{ name: 'Second' }],
    })
  })
})
