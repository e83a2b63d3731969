import { afterEach, expect, it } from 'vitest'
import { bookedAppointments } from '../../db/schema/appointments.ts'
import { aStage, CALLER, type Stage } from '../calls/test/stage.ts'
import { ALWAYS, aSchedule, onSaturday } from './test/schedule.ts'

/** Monday to Friday, nine to noon, an hour each. */
const MORNINGS = {
  length_minutes: 60,
  hours: {
    ...ALWAYS.hours,
    week: Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ from: '09:00', to: '12:00' }] : [])),
  },
}

let stage: Stage
afterEach(() => stage.close())

async function aCall(ring: { from?: string } = {}) {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  onSaturday(stage.deps)
  await aSchedule(stage.deps, { userId: stage.owner.user.id, id: stage.agent.id }, MORNINGS)
  const caller = stage.call(ring)
  await caller.hears(/how can I help/i)
  return caller
}
const booked = () => stage.deps.db.select().from(bookedAppointments)

it('a caller hears three free times, takes the second, says their name, and has an appointment', async () => {
  const caller = await aCall()
  const offer = await caller.asks(
    "I'd like to book an appointment",
    /^I have .+, .+, or .+\. Which one suits you\?$/,
  )
  // The times are on one day, which is said once.
  expect(offer.match(/day/g)).toHaveLength(1)
  const [first, hour] = offer.slice('I have '.length).split(/(?<=[AP]M), (?:or )?/)
  const second = first!.slice(0, first!.indexOf(' at ') + 4) + hour!
  const kept = await caller.asks('The second one, please', /What name may I book it under\?$/)
  expect(kept).toBe(`I keep ${second} for you. What name may I book it under?`)
  expect(await booked()).toMatchObject([{ state: 'held' }])
  const done = await caller.asks('Vera Lind', /^Done/)
  expect(done).toContain(`Done: you have an appointment ${second} with Rosa Lind.`)
  const [log] = await stage.logs()
  expect(await booked()).toMatchObject([
    { state: 'confirmed', name: 'Vera Lind', email: null, phone: CALLER, callId: log!.id },
  ])
  await caller.asks('Thank you, goodbye', /Goodbye/)
})

it('a caller with a known name only confirms the time they named', async () => {
  const caller = await aCall()
  await caller.asks('Hi, this is Vera Lind', /Nice to meet you, Vera/)
  await caller.asks(
    'Can I book an appointment next Tuesday at 10?',
    /^I keep Tuesday, .* at 10:00\sAM for you\. Shall I book it under the name Vera Lind\?$/,
  )
  await caller.asks('Yes please', /^Done: .* at 10:00\sAM with Rosa Lind\./)
  expect(await booked()).toMatchObject([{ state: 'confirmed', name: 'Vera Lind' }])
})

it('a no releases the time, and a question in between is answered', async () => {
  const caller = await aCall()
  await caller.asks('Can I book an appointment next Tuesday at 10?', /What name/)
  await caller.asks('No, thank you', /^That is fine/)
  expect(await booked()).toEqual([])
})

it('a key chooses too, and a caller without a number is asked for contact data', async () => {
  const caller = await aCall({ from: 'anonymous' })
  await caller.asks("I'd like to book an appointment", /Which one suits you\?$/)
  caller.line.press('1')
  await caller.hears(/What name/)
  await caller.asks('My name is Vera Lind', /best number or email address/)
  await caller.asks('vera at example dot org', /^Done/)
  expect(await booked()).toMatchObject([
    { state: 'confirmed', name: 'Vera Lind', email: 'vera@example.org' },
  ])
})
