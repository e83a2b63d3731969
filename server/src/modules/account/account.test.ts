import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { actionRuns } from '../../db/schema/actions.ts'
import { callRecordings, calls } from '../../db/schema/calls.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { phoneNumbers } from '../../db/schema/numbers.ts'
import { users } from '../../db/schema/users.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { DAY_MS } from '../../lib/time.ts'
import { aLoggedCall } from '../call-logs/test/logged-call.ts'
import { settleClosing } from './closing.ts'
import { forgetByChoice } from './retention.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps, { email: 'ada@example.com' })
  agent = await anAgent(test.deps.db, owner.user.id)
})

const ask = async (method: 'GET' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
  const headers = { cookie: owner.cookie, origin: TEST_ORIGIN }
  const response = await test.app.inject({
    method,
    url: `/api/${url}`,
    headers,
    ...(payload && { payload }),
  })
  return { status: response.statusCode, ...response.json() }
}

const ALL = { conversations: null, calls: null, recordings: null, questions: null }
const keep = (change: object) => ask('PATCH', 'account/retention', { ...ALL, ...change })
const inDays = (days: number) => (test.deps.now = () => new Date(Date.now() + days * DAY_MS))

describe('stored conversations and calls', () => {
  it('are kept for good until the owner chooses otherwise', async () => {
    expect((await ask('GET', 'account/retention')).data).toEqual(ALL)
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say('Hello')
    inDays(3_000)
    await forgetByChoice(test.deps)
    expect(await test.deps.db.$count(conversations)).toBe(1)
  })

  it('are deleted once they are older than chosen, of this account alone', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say('Hello')
    const stranger = await aUser(test.deps)
    const theirs = await aVisitor(test.app, (await anAgent(test.deps.db, stranger.user.id)).id)
    await theirs.say('Hello')
    expect((await keep({ conversations: 30 })).data).toEqual({ ...ALL, conversations: 30 })
    inDays(29)
    await forgetByChoice(test.deps)
    expect(await test.deps.db.$count(conversations)).toBe(2)
    inDays(31)
    await forgetByChoice(test.deps)
    expect(await test.deps.db.select({ id: conversations.id }).from(conversations)).toEqual([
      { id: theirs.id },
    ])
  })

  it('include the inputs of actions', async () => {
    const strangers = await aUser(test.deps)
    const other = await anAgent(test.deps.db, strangers.user.id)
    for (const { id: agentId, userId } of [agent, other]) {
      const run = { actionName: 'Order status', state: 'done', inputs: { order: 'A-1' } } as const
      await test.deps.db.insert(actionRuns).values({ userId, agentId, ...run })
    }
    await keep({ conversations: 30 })
    inDays(29)
    await forgetByChoice(test.deps)
    expect(await test.deps.db.$count(actionRuns)).toBe(2)
    inDays(31)
    await forgetByChoice(test.deps)
    expect(await test.deps.db.select({ of: actionRuns.userId }).from(actionRuns)).toEqual([
      { of: strangers.user.id },
    ])
  })

  it('lose a recording before the call if recordings are kept for less long', async () => {
    const sid = `RE${'a'.repeat(32)}`
    const recordingUrl = `https://api.twilio.com/${sid}`
    const fields = { userId: owner.user.id, agentId: agent.id, recordingUrl }
    const id = await aLoggedCall(test.deps, fields, ['Leave a message.'])
    await test.deps.db.insert(callRecordings).values({ sid, callId: id })
    await keep({ recordings: 7, calls: 90 })
    inDays(8)
    await forgetByChoice(test.deps)
    const [call] = await test.deps.db.select().from(calls)
    expect(call).toMatchObject({ id, recordingUrl: null })
    inDays(91)
    await forgetByChoice(test.deps)
    expect(await test.deps.db.$count(calls)).toBe(0)
  })

  it('include unanswered questions, with a period of their own', async () => {
    const asked = { agentId: agent.id, question: 'Violins?', fingerprint: 'violins' }
    await test.deps.db.insert(knowledgeGaps).values(asked)
    await keep({ questions: 10 })
    inDays(11)
    await forgetByChoice(test.deps)
    expect(await test.deps.db.$count(knowledgeGaps)).toBe(0)
  })

  it('include unanswered questions of calls that are no longer kept', async () => {
    const fields = { userId: owner.user.id, agentId: agent.id }
    const callId = await aLoggedCall(test.deps, fields, ['Violins?'])
    const asked = { agentId: agent.id, question: 'Violins?', fingerprint: 'violins', callId }
    await test.deps.db.insert(knowledgeGaps).values(asked)
    await keep({ calls: 30 })
    inDays(31)
    await forgetByChoice(test.deps)
    expect(await test.deps.db.$count(knowledgeGaps)).toBe(0)
  })

  it('are kept for a whole number of days within the limits', async () => {
    for (const conversations of [0, -1, 1.5, 100_000, '30'])
      expect((await keep({ conversations })).status).toBe(400)
  })
})

describe('an account', () => {
  const close = (email: string) => ask('DELETE', 'account', { email })

  it('is not deleted by a user who does not type its address', async () => {
    expect(await close('grace@example.com')).toMatchObject({ status: 400, code: 'not_confirmed' })
    expect((await ask('GET', 'user')).status).toBe(200)
  })

  it('is deleted with everything it has, and nobody else is', async () => {
    const stranger = await aUser(test.deps)
    const visitor = await aVisitor(test.app, agent.id)
    await visitor.say('Hello')
    expect((await close(' Ada@example.com ')).status).toBe(200)
    expect((await ask('GET', 'user')).status).toBe(401)
    await test.deps.lifecycle.settled()
    const left = await test.deps.db.select({ id: users.id }).from(users)
    expect(left).toEqual([{ id: stranger.user.id }])
    expect(await test.deps.db.$count(conversations)).toBe(0)
  })

  it('stays, without access for anybody, until its number is given back', async () => {
    const number = { userId: owner.user.id, agentId: agent.id, phone: '+14155550100' }
    await test.deps.db.insert(phoneNumbers).values({ ...number, reservedAt: test.deps.now() })
    await close('ada@example.com')
    await test.deps.lifecycle.settled()
    expect(await test.deps.db.$count(users)).toBe(1)
    expect((await ask('GET', 'user')).status).toBe(401)
    await test.deps.db
      .update(phoneNumbers)
      .set({ releasedAt: test.deps.now() })
      .where(eq(phoneNumbers.userId, owner.user.id))
    await settleClosing(test.deps)
    expect(await test.deps.db.$count(users)).toBe(0)
  })
})
