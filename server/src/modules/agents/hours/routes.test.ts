import { eq } from 'drizzle-orm'
import type { OpeningHours } from 'shared-types'
import { beforeEach, describe, expect, it } from 'vitest'
import { customers } from '../../../db/schema/conversations.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'
import { agentProfile } from '../profile.ts'
import { rulesFor } from '../../screening-rules/service.ts'

/** 2026-11-21 is a Saturday. */
const SATURDAY = new Date('2026-11-21T12:00:00Z')
const MONDAY = new Date('2026-11-23T09:30:00Z')
const WEEKDAY = [{ from: '09:00', to: '17:00' }]
const HOURS: OpeningHours = {
  time_zone: 'Europe/Berlin',
  week: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, [], []],
  special_days: [],
}

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
  test.deps.now = () => SATURDAY
})

const call = (method: 'GET' | 'PATCH', payload?: object) =>
  test.app.inject({
    method,
    url: `/api/agent/hours/${agentId}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
const change = async (payload: object) => (await call('PATCH', payload)).json().data
const config = async () =>
  (await test.app.inject({ url: `/api/widget/agents/${agentId}/config` })).json().data

describe('the opening hours of an agent', () => {
  it('are empty until they are set, which means that people are always available', async () => {
    expect((await call('GET')).json().data).toEqual({
      agent_id: agentId,
      hours: null,
      away_until: null,
      now: { here: true, until: null },
    })
  })

  it('say whether people are there now, and until when, and unmentioned fields stay', async () => {
    expect((await change({ hours: HOURS })).now).toEqual({
      here: false,
      until: '2026-11-23T08:00:00.000Z',
    })
    const away = await change({ away_until: '2026-11-24T10:00:00Z' })
    expect(away).toMatchObject({ hours: HOURS, now: { until: '2026-11-24T10:00:00.000Z' } })
    expect(await change({ hours: null, away_until: null })).toMatchObject({ now: { here: true } })
  })

  it.each([
    [{ ...HOURS, time_zone: 'Mars' }, 'This time zone is not known.'],
    [
      { ...HOURS, week: [[{ from: '25:00', to: '07:00' }], [], [], [], [], [], []] },
      'Enter a time',
    ],
    [
      {
        ...HOURS,
        week: [[...WEEKDAY, { from: '16:00', to: '18:00' }], [], [], [], [], [], []],
      },
      'without overlapping',
    ],
    [
      {
        ...HOURS,
        special_days: [{ name: '', first: '2026-12-26', last: '2026-12-25', spans: [] }],
      },
      'The last day is before the first.',
    ],
  ])('are refused if they are invalid (%#)', async (hours, message) => {
    const response = await call('PATCH', { hours })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toContain(message)
  })
})

describe('outside the hours', () => {
  beforeEach(() => change({ hours: HOURS }))

  it('the widget knows when people are back, and within the hours it does not', async () => {
    expect((await config()).away).toEqual({
      text: 'Nobody is here at the moment. We are back on {back}.',
      until: '2026-11-23T08:00:00.000Z',
      locale: 'en-US',
    })
    test.deps.now = () => MONDAY
    expect((await config()).away).toBeNull()
  })

  it('a visitor who asks for a person reads the time of return in their time zone', async () => {
    const visitor = await aVisitor(test.app, agentId, { time_zone: 'America/New_York' })
    const asked = await visitor.requestPerson()
    expect(asked.json().data.text).toBe(
      'Nobody is here at the moment. We are back on Monday 3:00 AM. Leave your email address here, so that we can reach you.',
    )
  })

  it('a visitor who left an address is not asked for one', async () => {
    const visitor = await aVisitor(test.app, agentId)
    const { text } = (await visitor.requestPerson({ email: 'bob@example.com' })).json().data
    expect(text).toBe('Nobody is here at the moment. We are back on Monday, 9:00 AM GMT+1.')
  })

  it('an address in a message is stored with the customer, and confirmed', async () => {
    const visitor = await aVisitor(test.app, agentId, { time_zone: 'Europe/Berlin' })
    const { events } = await visitor.say('I want to talk to a human')
    expect(events.at(-1)!.data.message.text).toContain('We are back on Monday 9:00 AM. Leave your')
    const said = await visitor.say('Sure: bob@example.com.')
    expect(said.events.at(-1)!.data.message.text).toBe(
      'Thank you. We can reach you at that address now.',
    )
    const [customer] = await test.deps.db
      .select()
      .from(customers)
      .where(eq(customers.email, 'bob@example.com'))
    expect(customer).toBeDefined()
  })

  it('a screener puts nobody through, and does so within the hours', async () => {
    await agentProfile(test.deps, agentId)
    const rules = () => rulesFor(test.deps, agentId, '+12025550123')
    expect(await rules()).toMatchObject({ outsideHours: true })
    test.deps.now = () => MONDAY
    expect(await rules()).toMatchObject({ outsideHours: false })
  })
})

it('within the hours a visitor who asks for a person reads the handover message', async () => {
  await change({ hours: HOURS })
  test.deps.now = () => MONDAY
  const visitor = await aVisitor(test.app, agentId)
  const { text } = (await visitor.requestPerson()).json().data
  expect(text).toBe('A person will be with you soon.')
})
