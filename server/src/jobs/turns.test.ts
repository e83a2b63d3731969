import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '../lib/ids.ts'
import {
  claimItem,
  finishRun,
  releaseLease,
  type TrainingJob,
} from '../modules/knowledge/training-store.ts'
import { aUser, anAgent } from '../test/factories.ts'
import { insertFile } from '../modules/knowledge/new-item-store.ts'
import { buildTestDeps } from '../test/test-app.ts'
import type { Deps } from '../deps.ts'

let deps: Deps
beforeEach(async () => {
  deps = await buildTestDeps()
})
afterEach(() => Promise.all([deps.crawler.close(), deps.reader.close()]))

/** An account with this many PDFs to be trained. */
async function anAccountWaitingFor(count: number): Promise<string> {
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  const item = { userId: user.id, agentId: agent.id, type: 'PDF' as const, title: 'Manual' }
  for (let n = 0; n < count; n++)
    await insertFile(deps.db, item, { content: Buffer.from('%PDF-'), format: null })
  return user.id
}

const claim = () => claimItem(deps.db, newId())
/** Makes sure that the next turn is in another millisecond, because turns are ordered by time. */
async function goOn(job: TrainingJob) {
  await finishRun(deps.db, job, { status: 'training', reason: null, nextRunAt: deps.now() })
  const endedAt = Date.now()
  await vi.waitUntil(() => Date.now() > endedAt, { interval: 1, timeout: 10_000 })
}

it('an account that added its document last is trained before the third of one that added many', async () => {
  const many = await anAccountWaitingFor(8)
  const one = await anAccountWaitingFor(1)
  const jobs = [await claim(), await claim(), await claim()]
  expect(jobs.map((job) => job!.userId)).toEqual([many, one, many])
})

it('one account never occupies every place, however many are free', async () => {
  await anAccountWaitingFor(8)
  const jobs = [await claim(), await claim(), await claim()]
  expect(jobs.map(Boolean)).toEqual([true, true, false])
  await releaseLease(deps.db, jobs[0]!)
  expect(await claim()).toBeDefined()
})

it('accounts whose items take many turns take them in turn', async () => {
  const accounts = [await anAccountWaitingFor(3), await anAccountWaitingFor(1)]
  const turns: string[] = []
  for (let turn = 0; turn < 6; turn++) {
    const job = (await claim())!
    turns.push(job.userId)
    await goOn(job)
  }
  const [first, second] = accounts
  expect(turns).toEqual([first, second, first, second, first, second])
})
