import { beforeEach, describe, expect, it, vi } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import { bookingOffers } from '../../db/schema/bookings.ts'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { aBookingPage } from '../../test/booking-page.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { startStubModel } from '../../test/stub-model.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

const LINK = /http:\/\/localhost:4000\/book\/[0-9a-f]{16}/
/** 2026-11-21 is a Saturday. */
const NOW = new Date('2026-11-21T20:00:00Z')

let test: Awaited<ReturnType<typeof buildTestApp>>
let cookie: string
let agent: Awaited<ReturnType<typeof anAgent>>

async function begin(environment: Record<string, string> = {}) {
  test = await buildTestApp(environment)
  test.deps.now = () => NOW
  const owner = await aUser(test.deps)
  cookie = owner.cookie
  agent = await anAgent(test.deps.db, owner.user.id)
  await aKnowledgeItem(test.deps.db, agent, [
    {
      passages: [
        { heading: 'Prices', text: 'A full service costs $95. A puncture costs $12.' },
        { heading: 'Returns', text: 'You may return goods within 30 days.' },
      ],
    },
  ])
}
beforeEach(() => begin())

/**
 * Says something to the agent.
 * @returns its reply.
 */
async function says(visitor: Awaited<ReturnType<typeof aVisitor>>, text: string): Promise<string> {
  const { events } = await visitor.say(text)
  return events.find(({ event }) => event === 'done')!.data.message.text
}

const requests = async (conversationId: string) => {
  const url = `/api/conversation/messages/admin/${conversationId}`
  return (await test.app.inject({ url, headers: { cookie } })).json().data.appointments
}

describe('a visitor who wants an appointment', () => {
  it('gets the link to the booking page, the same one every time', async () => {
    await aBookingPage(test.deps, agent)
    const visitor = await aVisitor(test.app, agent.id)
    const first = await says(visitor, "I'd like to book an appointment")
    expect(first).toMatch(/^You can choose a time here: http/)
    const again = await says(visitor, 'Can I make an appointment?')
    expect(again).toContain(LINK.exec(first)![0])
    const other = await says(await aVisitor(test.app, agent.id), 'Ich möchte einen Termin buchen')
    expect(other).toMatch(/^Hier können Sie eine Zeit wählen: http/)
    expect(LINK.exec(other)![0]).not.toBe(LINK.exec(first)![0])
    expect(await test.deps.db.$count(knowledgeGaps)).toBe(0)
  })

  it('gets answers to other questions', async () => {
    await aBookingPage(test.deps, agent)
    const visitor = await aVisitor(test.app, agent.id)
    const reply = await says(visitor, "I'd like to book a visit. How much is a full service?")
    expect(reply).toMatch(/\$95\.\n\nYou can choose a time here: http/)
    const half = await says(visitor, 'I want to book. Do you rent canoes?')
    expect(half).toMatch(/I don't know about “Do you rent canoes\?”[^]*You can choose a time here/)
  })

  it('gets no offer if the agent has no booking page', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    expect(await says(visitor, "I'd like to book an appointment")).not.toContain('/book/')
  })

  it('leaves the requested time in their own time zone', async () => {
    await aBookingPage(test.deps, agent)
    const visitor = await aVisitor(test.app, agent.id, { time_zone: 'America/Denver' })
    const reply = await says(visitor, 'Can I book an appointment on Tuesday at 3?')
    expect(reply).toMatch(
      /^I have passed on your wish for Tuesday, November 24 at 3:00\sPM\. That is not a confirmed/,
    )
    expect(await requests(visitor.id)).toEqual([
      {
        id: expect.any(String),
        words: 'Can I book an appointment on Tuesday at 3?',
        starts_at: '2026-11-24T22:00:00.000Z',
        all_day: false,
        time_zone: 'America/Denver',
        zone_of: 'customer',
        created_at: expect.any(String),
      },
    ])
  })

  it('names the time in their own language, whatever the language of the agent', async () => {
    await test.deps.db.update(agents).set({ language: 'en' })
    await aBookingPage(test.deps, agent)
    const visitor = await aVisitor(test.app, agent.id)
    await says(visitor, 'Ich möchte am Dienstag um 15 Uhr einen Termin buchen')
    expect(await requests(visitor.id)).toMatchObject([{ starts_at: '2026-11-24T20:00:00.000Z' }])
  })

  it('may name the time after the offer, and a question or a story with a day is no request', async () => {
    await aBookingPage(test.deps, agent)
    const visitor = await aVisitor(test.app, agent.id)
    await says(visitor, 'Tuesday at 3')
    await says(visitor, "I'd like to book an appointment")
    await says(visitor, 'Are you open on Monday at 9?')
    await says(visitor, 'My order arrived on Friday without the lock.')
    expect(await requests(visitor.id)).toEqual([])
    // The visitor's time zone is unknown, so that the business's is used and named.
    expect(await says(visitor, 'Tuesday at 3 then')).toMatch(/3:00\sPM EST/)
    expect(await requests(visitor.id)).toMatchObject([
      { starts_at: '2026-11-24T20:00:00.000Z', zone_of: 'business' },
    ])
  })
})

describe('a model', () => {
  it('chooses the place of the link, and the requested time is recorded', async () => {
    const stub = await startStubModel({ reply: 'Of course, choose a time: [[booking]]. Bye.' })
    await begin({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'stub',
      MODEL_BASE_URL: stub.url,
    })
    await aBookingPage(test.deps, agent)
    const visitor = await aVisitor(test.app, agent.id)
    const insert = vi.spyOn(test.deps.db, 'insert')
    const reply = await says(
      visitor,
      'Could you see my dog on Tuesday at 3? Book us an appointment.',
    )
    expect(reply).toMatch(
      /^Of course, choose a time: http:\/\/localhost:4000\/book\/\w{16}\. Bye\.$/,
    )
    const link = LINK.exec(reply)![0]
    expect((await test.app.inject(new URL(link).pathname)).statusCode).toBe(302)
    expect(insert.mock.calls.filter(([table]) => table === bookingOffers)).toHaveLength(1)
    const prompt = JSON.stringify(stub.requests.at(-1))
    expect(prompt).toMatch(/wish for Tuesday, November 24 at 3:00.PM EST was passed on/)
    await stub.close()
  })
})
