import { afterEach, beforeEach, expect, it } from 'vitest'
import { bookedAppointments } from '../../db/schema/appointments.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import {
  DONE,
  event,
  type ScriptedEndpoint,
  sendEvents,
  startEndpoint,
} from '../../test/scripted-endpoint.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { aSchedule, inDays } from './test/schedule.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let model: ScriptedEndpoint
let agent: Awaited<ReturnType<typeof anAgent>>
/** The tool that the model calls in the next turn, and what it was told. */
let use: { name: string; given: object } | null
let told: string

type Body = { tools?: unknown[]; messages: { role: string; content: unknown }[] }
const choice = (delta: object, finish_reason: string | null) =>
  event({ id: 'x', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason }] })

beforeEach(async () => {
  model = await startEndpoint((response, asked) => {
    const { tools, messages } = asked.body as Body
    const last = messages.at(-1)
    if (last?.role === 'tool') told = String(last.content)
    if (!tools || !use || last?.role === 'tool') {
      return sendEvents(response, [choice({ content: 'Well.' }, null), choice({}, 'stop'), DONE])
    }
    const call = {
      index: 0,
      id: 'call_1',
      type: 'function',
      function: { name: use.name, arguments: JSON.stringify(use.given) },
    }
    sendEvents(response, [
      choice({ role: 'assistant', tool_calls: [call] }, null),
      choice({}, 'tool_calls'),
      DONE,
    ])
  })
  test = await buildTestApp({
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'm',
    MODEL_BASE_URL: model.url,
  })
  const { user } = await aUser(test.deps)
  agent = await anAgent(test.deps.db, user.id)
  await aSchedule(test.deps, agent)
  told = ''
})
afterEach(() => model.close())

const booked = () => test.deps.db.select().from(bookedAppointments)

/** A visitor in whose turns the model calls a tool. */
async function aVisitorOfModel() {
  const visitor = await aVisitor(test.app, agent.id, { time_zone: 'Europe/Berlin' })
  return async (text: string, name: string, given: object) => {
    use = { name, given }
    const { events } = await visitor.say(text)
    return events.find(({ event: kind }) => kind === 'done')!.data.message.text as string
  }
}

it('a time that a model holds is with whom the visitor wants, and for what', async () => {
  const people = ['Tom', 'Ada Bell'].map((name) => ({ name, email: null }))
  await aSchedule(test.deps, agent, { people })
  const says = await aVisitorOfModel()
  const wish = 'Can I book a haircut with Ada in two days?'
  await says(wish, 'free_times', {})
  await says('At ten please', 'keep_time', { at: inDays(2).toISOString() })
  expect(await booked()).toMatchObject([{ state: 'held', note: wish }])
  const vera = { name: 'Vera', contact: 'vera@example.org' }
  expect(await says('I am Vera, vera@example.org', 'book_kept_time', vera)).toContain(
    'with Ada Bell.',
  )
})

it('a model lists free times, holds one, books it, and cancels it after a yes', async () => {
  const says = await aVisitorOfModel()
  const at = inDays(2).toISOString()
  await says('What is free the day after tomorrow?', 'free_times', { from: at.slice(0, 10) })
  expect(JSON.parse(told)).toMatchObject({ time_zone: 'Europe/Berlin', more_later: true })
  // Nothing is booked that the visitor has not seen.
  const vera = { name: 'Vera', contact: 'vera@example.org' }
  await says('Book it for Vera', 'book_kept_time', vera)
  expect(told).toContain('no time is kept')
  expect(await says('The one at ten then', 'keep_time', { at })).toMatch(/^I keep .* for five/)
  // Nor for an address that nobody gave.
  await says('I am Vera', 'book_kept_time', vera)
  expect(told).toContain('ask the customer for their email address')
  const done = await says('It is vera@example.org', 'book_kept_time', vera)
  expect(done).toMatch(/^Done: you have an appointment on .* with Rosa Lind\./)
  expect(await says('When was it again? Can I move it?', 'own_appointment', {})).toMatch(
    /^You have an appointment on .*\/book\//s,
  )
  expect(await booked()).toMatchObject([{ state: 'confirmed', name: 'Vera' }])
  const sure = await says('I cannot come', 'cancel_appointment', {})
  expect(sure).toContain('Cancel this appointment?')
  expect(await booked()).toMatchObject([{ state: 'confirmed' }])
  expect(await says('Yes', 'cancel_appointment', {})).toContain('This appointment is cancelled.')
  expect(await booked()).toMatchObject([{ state: 'cancelled', cancelledBy: 'visitor' }])
})

it('a model cannot book a past, taken or wrongly converted time', async () => {
  const visitor = await aVisitor(test.app, agent.id, { time_zone: 'Europe/Berlin' })
  for (const at of ['2020-01-01T10:00:00Z', 'tomorrow', '2027-02-30T10:00']) {
    use = { name: 'keep_time', given: { at } }
    await visitor.say('That one')
    expect([at, told]).toEqual([at, expect.stringContaining('Not done')])
  }
  expect(await booked()).toEqual([])
})
