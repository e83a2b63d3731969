import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../lib/ids.ts'
import { product } from '../modules/audit/record.ts'
import { failPage } from '../modules/knowledge/page-outcome-store.ts'
import { readPages, removeKnowledge } from '../modules/knowledge/service.ts'
import { findOwners } from '../modules/knowledge/link-store.ts'
import { claimItem } from '../modules/knowledge/training-store.ts'
import { aTrainingRoom } from '../test/training-room.ts'

let room: Awaited<ReturnType<typeof aTrainingRoom>>
beforeEach(async () => {
  room = await aTrainingRoom()
})
afterEach(() => room.close())

describe('a data source in the middle of training', () => {
  it('is deleted: nothing of it comes back', async () => {
    let answer = () => {}
    room.site.routes.set('/article-5', (_request, response) => {
      answer = () =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<main>Late.</main>')
    })
    const id = await room.addSite()
    const worker = room.work()
    await vi.waitFor(() => expect(room.site.requested).toContain('/article-5'), { timeout: 60_000 })
    await removeKnowledge(room.deps, product(room.userId), room.agentId, id)
    answer()
    await worker.stop()
    expect(await room.passages()).toEqual([])
    expect(await findOwners(room.deps.db, room.userId, [id])).toEqual([])
  })

  it('loses its server: the next start continues there', async () => {
    room.site.routes.set('/article-5', () => {})
    const id = await room.addSite()
    const worker = room.work()
    await vi.waitFor(async () => expect((await room.read(id)).progress.done).toBe(5), {
      timeout: 60_000,
    })
    await worker.stop()
    room.site.routes.delete('/article-5')
    room.site.requested.length = 0
    room.work()
    expect((await room.settled(id)).progress.done).toBe(6)
    expect(room.site.requested).not.toContain('/article-1')
  })

  it('loses its worker: another takes over, and the lost one may not write', async () => {
    const id = await room.addSite(['/'])
    const dead = (await claimItem(room.deps.db, newId()))!
    await room.deps.driver.query(
      `update knowledge_items set lease_until = now() - interval '1 second'`,
    )
    room.work()
    await room.settled(id)
    const [page] = await readPages(room.deps, room.userId, room.agentId, id)
    expect(await failPage(room.deps.db, dead, page!.id, 'Too late.')).toBe(false)
    expect(await room.read(id)).toMatchObject({
      status: 'trained',
      progress: { done: 1, failed: 0 },
    })
  })

  it('has a live worker: no other takes it', async () => {
    await room.addSite(['/'])
    expect(await claimItem(room.deps.db, newId())).toBeDefined()
    expect(await claimItem(room.deps.db, newId())).toBeUndefined()
  })

  it('has two workers: each page is read once', async () => {
    const ids = [
      await room.addSite(['/', '/article-1', '/article-2']),
      await room.addSite(['/article-3', '/article-4']),
    ]
    room.work()
    room.work()
    for (const id of ids) await room.settled(id)
    const pages = room.site.requested.filter((path) => path !== '/robots.txt')
    expect(pages.toSorted()).toEqual(['/', '/article-1', '/article-2', '/article-3', '/article-4'])
  })
})
