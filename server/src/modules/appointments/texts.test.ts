import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { appointmentOutbox } from '../../db/schema/appointments.ts'
import { carrierMessages, carrierNumbers } from '../../db/schema/numbers.ts'
import { aStage, CALLER, type Stage } from '../calls/test/stage.ts'
import { noteWish } from '../texting/opt-outs.ts'
import { cancel, confirm, hold } from './book.ts'
import { claimMessages } from './claim-store.ts'
import { sendOne } from './send.ts'
import { aSchedule, inDays } from './test/schedule.ts'

let stage: Stage
afterEach(() => stage.close())

async function anAppointment({ email = null as string | null, phone = CALLER } = {}) {
  stage = await aStage('SALES_ASSISTANT')
  const { deps, owner, agent, number } = stage
  // The local carrier only sends texts from numbers it sold.
  const bought = { phone: number, sid: `PN${number}`, voiceUrl: '', statusCallback: '' }
  await deps.db.insert(carrierNumbers).values(bought)
  const { schedule } = await aSchedule(
    deps,
    { userId: owner.user.id, id: agent.id },
    { remind_minutes: 60 },
  )
  const wanted = { at: inDays(2), timeZone: 'America/New_York', language: 'en' }
  const held = await hold(deps, schedule, wanted)
  return confirm(deps, held, { name: 'Vera', email, phone })
}

const texts = () => stage.deps.db.select().from(carrierMessages)
/** Sends everything that is due, as a node does. */
const sendAll = async () => {
  for (const outgoing of await claimMessages(stage.deps.db, 20)) await sendOne(stage.deps, outgoing)
}
const dueNow = () =>
  stage.deps.db
    .update(appointmentOutbox)
    .set({ dueAt: sql`now()`, leasedUntil: null })
    .where(eq(appointmentOutbox.kind, 'reminder'))

it('a customer with only a number gets every message by text, during their day', async () => {
  const booked = await anAppointment()
  await sendAll()
  const sent = await texts()
  expect(sent).toMatchObject([{ sender: stage.number, recipient: CALLER }])
  expect(sent[0]!.text).toMatch(
    /your appointment is \w+, \w+ \d+ at [56]:00 AM\. http\S+\/book\/mine\/\S+$/,
  )
  await dueNow()
  await sendAll()
  expect(await texts()).toHaveLength(2)
  await cancel(stage.deps, booked, 'owner')
  await sendAll()
  expect((await texts()).filter(({ text }) => text.includes('Cancelled'))).toHaveLength(1)
})

it('a customer with both gets a mail, and only the reminder by text', async () => {
  await anAppointment({ email: 'vera@example.org', phone: '(202) 555-0123' })
  await sendAll()
  expect(await texts()).toEqual([])
  await dueNow()
  await sendAll()
  expect(await texts()).toMatchObject([{ recipient: CALLER }])
})

it('a text that was sent before its node died is not sent again', async () => {
  await anAppointment()
  await sendAll()
  const { text } = (await texts())[0]!
  await dueNow()
  // Claimed and sent, but killed before that was recorded.
  expect(await claimMessages(stage.deps.db, 1)).toHaveLength(1)
  await stage.deps.telephony.sendSms(stage.number, CALLER, text)
  await dueNow()
  await Promise.all([sendAll(), sendAll()])
  expect(await texts()).toHaveLength(2)
})

it('STOP ends these texts too, and a number that takes none gets none', async () => {
  await anAppointment()
  await noteWish(stage.deps, { ours: stage.number, theirs: CALLER }, true)
  await sendAll()
  await dueNow()
  await sendAll()
  expect(await texts()).toEqual([])
})
