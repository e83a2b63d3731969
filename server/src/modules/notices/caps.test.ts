import { afterAll, beforeAll, expect, it } from 'vitest'
import { localMails, noticeEvents, noticeItems } from '../../db/schema/notices.ts'
import { startStubModel, type StubModel } from '../../test/stub-model.ts'
import { capRounds, noteCaps } from './caps.ts'
import { claimMessages, gatherItems } from './message-store.ts'
import { planEvents } from './plan.ts'
import { sendMessage } from './send.ts'
import { countLater, usageWritten } from '../usage/counter.ts'
import { dayOf } from '../usage/month.ts'
import { noteSpending } from '../usage/spenders.ts'
import { addUsage } from '../usage/store.ts'
import { aPricedAccount } from '../usage/test/priced-account.ts'

let stub: StubModel

beforeAll(async () => {
  stub = await startStubModel()
})
afterAll(() => stub.close())

it('the owner is notified once of a near and a reached cap, and again of another cap', async () => {
  const { deps, owner, agent, setCap } = await aPricedAccount(stub)
  await setCap(null, 1_000)
  const spend = async (costMicros: number) => {
    const payer = { userId: owner.user.id, agentId: agent.id }
    countLater(deps, { ...payer, day: dayOf(deps.now()), kind: 'model', times: 1, costMicros })
    await usageWritten(deps)
    await noteCaps(deps)
    const rows = await deps.db.select().from(noticeEvents).orderBy(noticeEvents.createdAt)
    return rows.map(({ kind, detail }) => [kind, detail['of'], detail['level']])
  }
  expect(await spend(700)).toEqual([])
  const near = ['cap_near', 'Your account', 'near']
  expect(await spend(150)).toEqual([near])
  expect(await spend(10)).toEqual([near])
  const reached = ['cap_near', 'Your account', 'reached']
  expect(await spend(200)).toEqual([near, reached])
  await setCap(null, 1_200)
  expect(await spend(1)).toEqual([near, reached, near])
})

it('a cap is reported by mail, but not once it was raised', async () => {
  const { deps, owner, agent, setCap } = await aPricedAccount(stub)
  const payer = { userId: owner.user.id, agentId: agent.id }
  await setCap(null, 1_000)
  await addUsage(deps.db, { ...payer, day: dayOf(deps.now()), kind: 'model', costMicros: 2_000 })
  const mailsAbout = async (cap: number, raisedTo: number) => {
    await setCap(null, cap)
    noteSpending(deps, owner.user.id)
    await noteCaps(deps)
    await setCap(null, raisedTo)
    await planEvents(deps)
    await deps.db.update(noticeItems).set({ dueAt: deps.now() })
    await gatherItems(deps.driver)
    for (const message of await claimMessages(deps.db, 10)) await sendMessage(deps, message)
    return deps.db.$count(localMails)
  }
  expect(await mailsAbout(1_000, 1_000)).toBe(1)
  expect(await mailsAbout(1_500, 9_000)).toBe(1)
})

it('an account whose check failed is checked again', async () => {
  const { deps, owner, agent, setCap } = await aPricedAccount(stub)
  await setCap(null, 1_000)
  const payer = { userId: owner.user.id, agentId: agent.id }
  countLater(deps, { ...payer, day: dayOf(deps.now()), kind: 'model', times: 1, costMicros: 900 })
  await usageWritten(deps)
  await deps.driver.query('alter table usage_days rename to elsewhere')
  await expect(noteCaps(deps)).rejects.toThrow()
  await deps.driver.query('alter table elsewhere rename to usage_days')
  await noteCaps(deps)
  expect(await deps.db.$count(noticeEvents)).toBe(1)
})

it('an account that a dead node had not checked is checked when a node starts', async () => {
  const { deps, owner, agent, setCap } = await aPricedAccount(stub)
  await setCap(null, 1_000)
  const payer = { userId: owner.user.id, agentId: agent.id }
  await addUsage(deps.db, { ...payer, day: dayOf(deps.now()), kind: 'model', costMicros: 900 })
  await capRounds(deps)()
  expect(await deps.db.$count(noticeEvents)).toBe(1)
})
