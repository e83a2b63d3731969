import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { knowledgeItems } from '../../db/schema/knowledge.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'

it('a deleted agent takes its knowledge, its conversations and their customers with it, and nothing else', async () => {
  const { app, deps } = await buildTestApp()
  const { user, cookie } = await aUser(deps)
  const doomed = await aBusyAgent(deps.db, user.id)
  const kept = await aBusyAgent(deps.db, user.id)
  const ended: unknown[] = []
  deps.bus.subscribe('conversation', (event) => ended.push(event))

  const response = await app.inject({
    method: 'DELETE',
    url: `/api/agent/${doomed.agent.id}`,
    headers: { cookie, origin: TEST_ORIGIN },
  })

  expect(response.json()).toEqual({ message: '', data: null })
  expect(ended).toEqual([{ conversationId: doomed.conversation.id, kind: 'closed' }])
  const left = await Promise.all(
    [agents, knowledgeItems, conversations, messages, customers].map((table) =>
      deps.db.$count(table),
    ),
  )
  expect(left).toEqual([1, 1, 1, 1, 1])
  expect(await deps.db.$count(agents, eq(agents.id, kept.agent.id))).toBe(1)
})

type Db = Awaited<ReturnType<typeof buildTestApp>>['deps']['db']

async function aBusyAgent(db: Db, userId: string) {
  const agent = await anAgent(db, userId)
  await db
    .insert(knowledgeItems)
    .values({ userId, agentId: agent.id, type: 'PDF', title: 'Handbook' })
  const [customer] = await db.insert(customers).values({ userId }).returning()
  const [conversation] = await db
    .insert(conversations)
    .values({ userId, agentId: agent.id, customerId: customer!.id, channel: 'widget' })
    .returning()
  await db.insert(messages).values({
    conversationId: conversation!.id,
    seq: 1,
    revision: 1,
    role: 'customer',
    text: 'Hello',
    status: 'complete',
  })
  return { agent, conversation: conversation! }
}
