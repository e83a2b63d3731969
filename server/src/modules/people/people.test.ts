import { appointmentOutbox, bookedAppointments } from '../../db/schema/appointments.ts'
import { confirm, hold } from '../appointments/book.ts'
import { aSchedule, inDays } from '../appointments/test/schedule.ts'
import { beforeEach, expect, it } from 'vitest'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { calls } from '../../db/schema/calls.ts'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { letters } from '../../db/schema/letters.ts'
import { notes } from '../../db/schema/notes.ts'
import { summaries } from '../../db/schema/summaries.ts'
import { webhookEndpoints, webhookEvents } from '../../db/schema/webhooks.ts'
import { upsertGap } from '../answering/gap-store.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { aLoggedCall } from '../call-logs/test/logged-call.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  // Replies are irrelevant here, so the agent answers at once, and never too late on a busy machine.
  test.deps.answer = async function* () {
    yield { type: 'text', text: 'Thank you' }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
  owner = await aUser(test.deps)
  agent = await anAgent(test.deps.db, owner.user.id)
})

const ask = (method: 'GET' | 'DELETE', url: string) =>
  test.app.inject({
    method,
    url: `/api/${url}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
  })
const count = (table: typeof conversations | typeof messages | typeof customers | typeof calls) =>
  test.deps.db.$count(table)

it('the export of a visitor contains their identity, messages and pages', async () => {
  const visitor = await aVisitor(test.app, agent.id, { page_url: 'https://shop.example/bikes' })
  await visitor.say('I am Grace, my bike is broken')
  const response = await ask('GET', `conversation/${visitor.id}/person`)
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="person-${visitor.id}.json"`,
  )
  const held = response.json()
  expect(held.conversations).toHaveLength(1)
  expect(held.conversations[0]).toMatchObject({ channel: 'widget' })
  expect(held.conversations[0].messages[0]).toMatchObject({
    from: 'customer',
    text: 'I am Grace, my bike is broken',
  })
})

/** A note, a summary and a letter, which are stored separately from the messages of a conversation. */
async function leaveBeside(conversationId: string) {
  const { db } = test.deps
  const of = { userId: owner.user.id, conversationId }
  const note = { ...of, authorName: 'Ada', clientId: 'a', text: 'Pays late' }
  await db.insert(notes).values(note)
  const summary = { by_model: false, asked: ['A new chain'], answered: [], open: [] }
  await db.insert(summaries).values({ ...of, revision: 1, summary })
  await db.insert(letters).values({ ...of, kind: 'replies', afterSeq: 0, toSeq: 2 })
}

it('the export of a visitor contains the notes, summaries and mails about them', async () => {
  const visitor = await aVisitor(test.app, agent.id)
  await visitor.say('Hello')
  await leaveBeside(visitor.id)
  const held = (await ask('GET', `conversation/${visitor.id}/person`)).json()
  expect(held.conversations[0]).toMatchObject({
    notes: [{ by: 'Ada', text: 'Pays late' }],
    summary: { asked: ['A new chain'] },
    letters: [{ kind: 'replies', to: 'visitor', tells: { after: 0, up_to: 2 } }],
  })
})

it('erasing a visitor removes everything stored beside their messages', async () => {
  const visitor = await aVisitor(test.app, agent.id)
  await visitor.say('Hello')
  await leaveBeside(visitor.id)
  await ask('DELETE', `conversation/${visitor.id}/person`)
  for (const table of [notes, summaries, letters]) {
    expect(await test.deps.db.$count(table)).toBe(0)
  }
})

it('an erased visitor is gone with every conversation, and no other visitor is', async () => {
  const visitor = await aVisitor(test.app, agent.id)
  await visitor.say('Hello')
  const other = await aVisitor(test.app, agent.id)
  await other.say('Hello')
  const response = await ask('DELETE', `conversation/${visitor.id}/person`)
  expect(response.json()).toEqual({ message: 'The visitor was erased', data: { erased: 1 } })
  expect([await count(conversations), await count(customers)]).toEqual([1, 1])
  expect((await other.history()).messages).toHaveLength(2)
  expect((await ask('DELETE', `conversation/${visitor.id}/person`)).statusCode).toBe(404)
})

const aCall = (fromNumber: string, said: string[] = []) =>
  aLoggedCall(test.deps, { userId: owner.user.id, agentId: agent.id, fromNumber }, said)

it('the export of a caller contains all calls from their number, with transcripts', async () => {
  await aCall('+12025550123', ['Who is calling?', 'It is Clara.'])
  const id = await aCall('+12025550123', ['Hello?'])
  await aCall('+12025550199', ['Nobody else.'])
  const held = (await ask('GET', `call-logs/${id}/person`)).json()
  expect(held.person).toEqual({ number: '+12025550123', contact: null })
  expect(held.calls.map((call: { transcript: object[] }) => call.transcript.length)).toEqual([2, 1])
})

it('an erased caller is gone with every call from their number', async () => {
  await aCall('+12025550123', ['Hello?'])
  const id = await aCall('+12025550123')
  const other = await aCall('+12025550199')
  const response = await ask('DELETE', `call-logs/${id}/person`)
  expect(response.json().data).toEqual({ erased: 2 })
  expect((await test.deps.db.select().from(calls)).map((call) => call.id)).toEqual([other])
})

it('an erased caller takes their unanswered questions along, and what webhooks would say of them', async () => {
  const { driver, db } = test.deps
  const url = 'https://hooks.example.com'
  const events = ['question.unanswered']
  await db
    .insert(webhookEndpoints)
    .values({ userId: owner.user.id, url, description: '', format: 'standard', events })
  const mine = await aCall('+12025550123')
  const other = await aCall('+12025550199')
  const unanswered = (question: string, conversationId: string) =>
    upsertGap(
      driver,
      { agentId: agent.id, question, fingerprint: question, conversationId },
      new Date(),
    )
  await unanswered('May Clara return her violin', mine)
  await unanswered('Do you sell boats', mine)
  await unanswered('Do you sell boats', other)
  await ask('DELETE', `call-logs/${mine}/person`)
  expect(await db.select().from(knowledgeGaps)).toMatchObject([
    { question: 'Do you sell boats', times: 2, callId: other },
  ])
  // It contained the words of the caller who asked first.
  expect(await db.$count(webhookEvents)).toBe(0)
})

it('a caller whose erasure was interrupted is in no address book', async () => {
  const { db, bus } = test.deps
  await db.insert(contacts).values({ userId: owner.user.id, phone: '+12025550123', name: 'Clara' })
  const id = await aCall('+12025550123')
  test.deps.bus = {
    ...bus,
    publish: () => {
      throw new Error('The node died.')
    },
  }
  expect((await ask('DELETE', `call-logs/${id}/person`)).statusCode).toBe(500)
  expect(await db.$count(contacts)).toBe(0)
})

it('a call with a withheld number is not grouped with other calls', async () => {
  const id = await aCall('anonymous')
  await aCall('anonymous')
  expect((await ask('DELETE', `call-logs/${id}/person`)).json().data).toEqual({ erased: 1 })
  expect(await count(calls)).toBe(1)
})

it('exports and erasures are logged without any words of the person', async () => {
  const visitor = await aVisitor(test.app, agent.id)
  await visitor.say('My name is Grace')
  await ask('GET', `conversation/${visitor.id}/person`)
  await ask('DELETE', `conversation/${visitor.id}/person`)
  const { entries } = (await ask('GET', 'user/activity')).json().data
  const actions = entries.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(expect.arrayContaining(['person.export', 'person.erase']))
  expect(JSON.stringify(entries)).not.toContain('Grace')
})

it('appointments are exported, and on erasure cancelled and made anonymous', async () => {
  const visitor = await aVisitor(test.app, agent.id)
  await visitor.say('Hello')
  const { schedule } = await aSchedule(test.deps, agent)
  const wanted = { timeZone: 'UTC', language: 'en', at: inDays(2), conversationId: visitor.id }
  const note = 'a massage for Grace'
  const kept = await hold(test.deps, schedule, { ...wanted, note })
  await confirm(test.deps, kept, { name: 'Grace', email: 'grace@example.com', phone: null })
  const held = (await ask('GET', `conversation/${visitor.id}/person`)).json()
  expect(held.booked_appointments).toMatchObject([{ name: 'Grace', state: 'confirmed', note }])
  await ask('DELETE', `conversation/${visitor.id}/person`)
  expect(await test.deps.db.select().from(bookedAppointments)).toMatchObject([
    { state: 'cancelled', cancelledBy: 'erasure', name: '', email: null, note: null },
  ])
  const told = await test.deps.db.select().from(appointmentOutbox)
  expect(told).not.toContainEqual(
    expect.objectContaining({ recipient: 'visitor', kind: 'cancelled' }),
  )
})

it('who writes somebody else’s address neither gets nor cancels their appointments', async () => {
  const { schedule } = await aSchedule(test.deps, agent)
  const kept = await hold(test.deps, schedule, { timeZone: 'UTC', language: 'en', at: inDays(2) })
  await confirm(test.deps, kept, { name: 'Grace', email: 'grace@example.com', phone: null })
  const visitor = await aVisitor(test.app, agent.id)
  await test.deps.db.update(customers).set({ email: 'grace@example.com' })
  const held = (await ask('GET', `conversation/${visitor.id}/person`)).json()
  expect(held.person.email).toBe('grace@example.com')
  expect(held.booked_appointments).toEqual([])
  await ask('DELETE', `conversation/${visitor.id}/person`)
  expect(await test.deps.db.select().from(bookedAppointments)).toMatchObject([
    { state: 'confirmed', name: 'Grace' },
  ])
})
