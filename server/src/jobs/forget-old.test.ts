import { expect, it } from 'vitest'
import { billingEvents } from '../db/schema/billing.ts'
import { sentCodes } from '../db/schema/numbers.ts'
import { aUser } from '../test/factories.ts'
import { buildTestApp } from '../test/test-app.ts'
import { forgetOld } from './forget-old.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

it('what nothing reads any more is deleted, and nothing else', async () => {
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
  const left = async (sql: string) => (await deps.database.query(sql)).rows

  await forgetOld(deps)
  expect(await left('select id from billing_events order by id')).toEqual([
    { id: 'evt_waiting' },
    { id: 'evt_young' },
  ])
  expect(await left('select id from sent_codes')).toHaveLength(1)
  await app.close()
})
