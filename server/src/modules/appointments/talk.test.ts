import { beforeEach, expect, it } from 'vitest'
import { bookedAppointments } from '../../db/schema/appointments.ts'
import { customers } from '../../db/schema/conversations.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { ALWAYS, aSchedule, onSaturday } from './test/schedule.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let agent: Awaited<ReturnType<typeof anAgent>>
type Visitor = Awaited<ReturnType<typeof aVisitor>>

/** Monday to Friday, nine to noon, an hour each. */
const MORNINGS = {
  length_minutes: 60,
  hours: {
    ...ALWAYS.hours,
    week: Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ from: '09:00', to: '12:00' }] : [])),
  },
}

beforeEach(async () => {
  test = await buildTestApp()
  onSaturday(test.deps)
  const owner = await aUser(test.deps)
  agent = await anAgent(test.deps.db, owner.user.id)
  await aKnowledgeItem(test.deps.db, agent, [
    { passages: [{ heading: 'Prices', text: 'A full service costs $95.' }] },
  ])
  await aSchedule(test.deps, agent, MORNINGS)
})

async function says(visitor: Visitor, text: string): Promise<string> {
  const { events } = await visitor.say(text)
  return events.find(({ event }) => event === 'done')!.data.message.text
}
const open = () => aVisitor(test.app, agent.id, { time_zone: 'Europe/Berlin' })
const booked = () => test.deps.db.select().from(bookedAppointments)

it('a visitor is offered three free times, chooses one, and has an appointment', async () => {
  const visitor = await open()
  const offer = await says(visitor, "I'd like to book an appointment")
  expect(offer).toMatch(/^These times are free:\n1\. .+\n2\. .+\n3\. .+\nWhich one suits you\?/)
  const second = /2\. (.+)/.exec(offer)![1]!
  expect(await says(visitor, '2')).toContain(`I keep ${second} for you`)
  expect((await booked())[0]).toMatchObject({ state: 'held', conversationId: visitor.id })
  const done = await says(visitor, 'Vera Lind, vera@example.org')
  expect(done).toContain(`Done: you have an appointment ${second} with Rosa Lind.`)
  expect(await booked()).toMatchObject([
    { state: 'confirmed', name: 'Vera Lind', email: 'vera@example.org', timeZone: 'Europe/Berlin' },
  ])
  expect(await test.deps.db.select().from(customers)).toMatchObject([
    { name: 'Vera Lind', email: 'vera@example.org' },
  ])
})

it('a free time that is named is held, and a taken one brings the next free times', async () => {
  const first = await open()
  expect(await says(first, 'Can I book an appointment next Tuesday at 10?')).toMatch(
    /^I keep Tuesday, .* at 10:00\sAM for you/,
  )
  const second = await open()
  expect(await says(second, 'Can I book an appointment next Tuesday at 10?')).toMatch(
    /free[^]*1\. Tuesday, .* at 11:00\sAM/,
  )
})

it('naming a day brings its free times, and its hour alone chooses one', async () => {
  const visitor = await open()
  const offer = await says(visitor, 'Can I make an appointment on Wednesday?')
  expect(offer).toMatch(/1\. Wednesday.*9:00\sAM\n2\. Wednesday.*10:00\sAM\n3\. Wednesday.*11:00/)
  expect(await says(visitor, '11 am please')).toMatch(/^I keep Wednesday, .* at 11:00\sAM/)
})

it('a visitor who gives only a name is asked for an address, and both are stored', async () => {
  const visitor = await open()
  await says(visitor, 'Ich möchte einen Termin vereinbaren')
  await says(visitor, '1')
  expect(await says(visitor, 'Ich heiße Vera Lind')).toContain('E-Mail-Adresse')
  expect(await says(visitor, 'vera@example.org')).toMatch(/^Erledigt: Sie haben/)
  expect(await booked()).toMatchObject([{ name: 'Vera Lind', language: 'de' }])
})

it('another question in between is answered, and the time is still kept', async () => {
  const visitor = await open()
  await says(visitor, "I'd like to book an appointment")
  await says(visitor, '3')
  expect(await says(visitor, 'How much is a full service?')).toContain('$95')
  expect(await booked()).toMatchObject([{ state: 'held' }])
})

it('a visitor can look at other times, and give name and address one after the other', async () => {
  const visitor = await open()
  await says(visitor, 'Can I book an appointment next Tuesday at 10?')
  const offer = await says(visitor, "I'd like to book an appointment")
  const second = /2\. (.+)/.exec(offer)![1]!
  expect(await says(visitor, '2')).toContain(`I keep ${second} for you`)
  expect(await booked()).toHaveLength(1)
  expect(await says(visitor, 'Vera Lind')).toMatch(/^And your email address/)
  await says(visitor, 'How much is a full service?')
  expect(await says(visitor, 'vera@example.org')).toMatch(/^Done: you have an appointment/)
  expect(await booked()).toMatchObject([{ state: 'confirmed', name: 'Vera Lind' }])
})

it.each(['2 please', 'number two', 'the second one'])('“%s” chooses the second', async (words) => {
  const visitor = await open()
  const offer = await says(visitor, "I'd like to book an appointment")
  expect(await says(visitor, words)).toContain(`I keep ${/2\. (.+)/.exec(offer)![1]!} for you`)
})

it('an hour that is not free is refused in the language of the visitor', async () => {
  const visitor = await open()
  const offer = await says(visitor, 'Kann ich am Mittwoch um halb drei einen Termin haben?')
  expect(offer).toMatch(/^Da ist leider nichts frei\..*\n1\. Donnerstag, .* um 9:00/)
})

it('without a schedule no appointment is offered', async () => {
  await test.deps.driver.query('update schedules set is_on = false')
  expect(await says(await open(), "I'd like to book an appointment")).not.toContain('/book/')
})
