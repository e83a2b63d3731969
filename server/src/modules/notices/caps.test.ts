import { afterAll, beforeAll, expect, it } from 'vitest'
import { noticeEvents } from '../../db/schema/notices.ts'
import { startStubModel, type StubModel } from '../../test/stub-model.ts'
import { capRounds, noteCaps } from './caps.ts'
import { countLater, usageWritten } from '../usage/counter.ts'
import { dayOf } from '../usage/month.ts'
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
