import { beforeEach, describe, expect, it } from 'vitest'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { knowledgeItems } from '../../db/schema/knowledge.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { DAY_MS } from '../../lib/time.ts'
import { growthRate } from './service.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agent = await anAgent(test.deps.db, owner.user.id)
  // Objects of other accounts never count.
  const stranger = await aUser(test.deps)
  const other = await anAgent(test.deps.db, stranger.user.id)
  await aConversation(stranger.user.id, other.id, { sentiment: 'negative' })
})

async function aConversation(
  userId: string,
  agentId: string,
  fields: {
    sentiment?: 'positive' | 'neutral' | 'negative'
    daysAgo?: number
    silent?: boolean
  } = {},
) {
  const { sentiment = null, daysAgo = 0, silent = false } = fields
  const firstSeenAt = new Date(Date.now() - daysAgo * DAY_MS)
  const [customer] = await test.deps.db
    .insert(customers)
    .values({ userId, firstSeenAt })
    .returning()
  const [conversation] = await test.deps.db
    .insert(conversations)
    .values({
      userId,
      agentId,
      customerId: customer!.id,
      channel: 'widget',
      sentiment,
      lastMessageAt: silent ? null : firstSeenAt,
    })
    .returning()
  await test.deps.db.insert(messages).values(
    (['customer', 'agent'] as const).map((role, index) => ({
      conversationId: conversation!.id,
      seq: index + 1,
      revision: index + 1,
      role,
      text: 'Hello',
      status: 'complete' as const,
    })),
  )
}

const read = async (path: string) =>
  (await test.app.inject({ url: `/api/user/${path}`, headers: { cookie: owner.cookie } })).json()
    .data

describe('an account with nothing in it', () => {
  it('has zeros everywhere', async () => {
    expect(await read('metrics/customer-growth')).toEqual({
      total: 0,
      rate: { type: 'no-change', percentage: 0 },
    })
    expect(await read('metrics/knowledgebase')).toEqual([])
    expect(await read('metrics/ai-messages')).toEqual({
      totalMessagesCombMessages: 0,
      totalAIConversationsMessages: 0,
      totalAICallLogsMessages: 0,
    })
    for (const path of ['conversation/sentiment', 'call-logs/sentiment']) {
      expect(await read(path)).toEqual({ positive: 0, neutral: 0, negative: 0 })
    }
  })
})

it('customers of the last 30 days are set against those of the 30 before', async () => {
  for (const daysAgo of [1, 2, 29, 31, 59, 90]) {
    await aConversation(owner.user.id, agent.id, { daysAgo })
  }
  await aConversation(owner.user.id, agent.id, { silent: true })
  expect(await read('metrics/customer-growth')).toEqual({
    total: 6,
    rate: { type: 'increase', percentage: 50 },
  })
})

it.each([
  [0, 0, 'no-change', 0],
  [4, 4, 'no-change', 0],
  [0, 3, 'increase', 100],
  [4, 6, 'increase', 50],
  [4, 1, 'decrease', 75],
  [4, 0, 'decrease', 100],
] as const)('from %d customers to %d is %s by %d %%', (before, now, type, percentage) => {
  expect(growthRate(before, now)).toEqual({ type, percentage })
})

it('agents and knowledge are counted by type', async () => {
  await anAgent(test.deps.db, owner.user.id, { type: 'SALES_ASSISTANT' })
  await anAgent(test.deps.db, owner.user.id)
  await test.deps.db
    .insert(knowledgeItems)
    .values({ userId: owner.user.id, agentId: agent.id, type: 'PDF', title: 'Handbook' })
  expect(await read('metrics/agents')).toEqual([
    { type: 'SALES_ASSISTANT', total: 1 },
    { type: 'CHATBOT', total: 2 },
  ])
  expect(await read('metrics/knowledgebase')).toEqual([{ type: 'PDF', total: 1 }])
})

it('messages of visitors are not counted as those of agents', async () => {
  await aConversation(owner.user.id, agent.id)
  await aConversation(owner.user.id, agent.id)
  expect(await read('metrics/ai-messages')).toEqual({
    totalMessagesCombMessages: 2,
    totalAIConversationsMessages: 2,
    totalAICallLogsMessages: 0,
  })
})

it('sentiment is shared out over the conversations that can be judged', async () => {
  for (const sentiment of ['positive', 'positive', 'negative'] as const) {
    await aConversation(owner.user.id, agent.id, { sentiment })
  }
  await aConversation(owner.user.id, agent.id)
  const shares = await read('conversation/sentiment')
  expect(shares.positive).toBeCloseTo(66.67, 1)
  expect(shares.negative).toBeCloseTo(33.33, 1)
  expect(shares.neutral).toBe(0)
})

it('nobody reads metrics without a session', async () => {
  expect((await test.app.inject('/api/user/metrics/agents')).statusCode).toBe(401)
})
