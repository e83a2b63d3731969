import { expect, it } from 'vitest'
import { billingEvents, checkouts } from '../db/schema/billing.ts'
import { knowledgeGaps } from '../db/schema/gaps.ts'
import { sentCodes } from '../db/schema/numbers.ts'
import { anAgent, aUser } from '../test/factories.ts'
import { buildTestApp } from '../test/test-app.ts'
import { DAY_MS, HOUR_MS } from '../lib/time.ts'
import { forgetOld } from './forget-old.ts'

it('only rows that nothing reads any more are deleted', async () => {
  const { app, deps } = await buildTestApp()
  const { user } = await aUser(deps)
  const now = deps.now().getTime()
  const event = (id: string, handledAt: Date | null) => ({ id, type: '', payload: '', handledAt })
  await deps.db
    .insert(billingEvents)
    .values([
      event('evt_old', new Date(now - 31 * DAY_MS)),
      event('evt_young', new Date(now - 29 * DAY_MS)),
      event('evt_waiting', null),
    ])
  await deps.db.update(billingEvents).set({ receivedAt: new Date(now - 40 * DAY_MS) })
  const code = (ms: number) => ({ userId: user.id, phone: '', sentAt: new Date(now - ms) })
  await deps.db.insert(sentCodes).values([code(25 * HOUR_MS), code(HOUR_MS)])
  const agent = await anAgent(deps.db, user.id)
  const checkout = (state: 'open' | 'cancelled' | 'expired' | 'failed', days: number) => ({
    userId: user.id,
    agentId: agent.id,
    phone: `${state} ${days}`,
    state,
    expiresAt: new Date(now - days * DAY_MS),
  })
  await deps.db
    .insert(checkouts)
    .values([
      checkout('cancelled', 31),
      checkout('expired', 31),
      checkout('cancelled', 29),
      checkout('failed', 31),
      checkout('open', 31),
    ])
  const gap = (fingerprint: string, days: number) => ({
    agentId: agent.id,
    question: '',
    fingerprint,
    lastAskedAt: new Date(now - days * DAY_MS),
  })
  await deps.db.insert(knowledgeGaps).values([gap('old', 181), gap('young', 179)])
  const left = async (sql: string) => (await deps.driver.query(sql)).rows

  await forgetOld(deps)
  expect(await left('select id from billing_events order by id')).toEqual([
    { id: 'evt_waiting' },
    { id: 'evt_young' },
  ])
  expect(await left('select id from sent_codes')).toHaveLength(1)
  expect(await left('select phone from checkouts order by phone')).toEqual([
    { phone: 'cancelled 29' },
    { phone: 'failed 31' },
    { phone: 'open 31' },
  ])
  expect(await left('select fingerprint from knowledge_gaps')).toEqual([{ fingerprint: 'young' }])
  await app.close()
})
