import { eq } from 'drizzle-orm'
import type { FirstRun } from 'shared-types'
import { beforeEach, expect, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import { conversations, customers } from '../../db/schema/conversations.ts'
import { knowledgeItems } from '../../db/schema/knowledge.ts'
import { forwardingPhones, phoneNumbers } from '../../db/schema/numbers.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  // Objects of other accounts never count.
  const stranger = await aUser(test.deps)
  await anAgent(test.deps.db, stranger.user.id)
})

async function read(): Promise<FirstRun> {
  const answer = await test.app.inject({
    url: '/api/user/first-run',
    headers: { cookie: owner.cookie },
  })
  return answer.json().data
}

async function aConversation(agentId: string, pageUrl: string) {
  const [customer] = await test.deps.db
    .insert(customers)
    .values({ userId: owner.user.id })
    .returning()
  await test.deps.db.insert(conversations).values({
    userId: owner.user.id,
    agentId,
    customerId: customer!.id,
    channel: 'widget',
    pageUrl,
    lastMessageAt: new Date(),
  })
}

it('an empty account has every step ahead', async () => {
  expect(await read()).toEqual({ agent: null, done: [] })
})

it('a chatbot is made, taught, activated, tried, and used by a visitor of a website', async () => {
  const { db, config } = test.deps
  const { id } = await anAgent(db, owner.user.id, { name: 'Bot', activated: false })
  expect(await read()).toEqual({ agent: { id, name: 'Bot', type: 'CHATBOT' }, done: ['create'] })

  const item = { userId: owner.user.id, agentId: id, type: 'PDF' as const, title: 'Prices' }
  const [taught] = await db.insert(knowledgeItems).values(item).returning()
  expect((await read()).done).toEqual(['create'])
  await db
    .update(knowledgeItems)
    .set({ status: 'trained' })
    .where(eq(knowledgeItems.id, taught!.id))
  expect((await read()).done).toEqual(['create', 'prepare'])

  await db.update(agents).set({ activated: true }).where(eq(agents.id, id))
  await aConversation(id, `${config.appUrl}/agents/${id}`)
  expect((await read()).done).toEqual(['create', 'prepare', 'activate', 'talk'])
  await aConversation(id, 'https://shop.example/')
  expect((await read()).done).toEqual(['create', 'prepare', 'activate', 'talk', 'connect'])
})

it('a screener needs a phone and a number, and the most advanced agent is shown', async () => {
  const { db } = test.deps
  const screener = await anAgent(db, owner.user.id, { type: 'ANTI_THEFT', activated: false })
  await anAgent(db, owner.user.id, { activated: false })
  await db.insert(forwardingPhones).values({ agentId: screener.id, phone: '+14155550123' })
  await db.insert(phoneNumbers).values({
    userId: owner.user.id,
    agentId: screener.id,
    phone: '+14155550100',
    providerSid: 'PN1',
  })
  const { agent, done } = await read()
  expect(agent!.id).toBe(screener.id)
  expect(done).toEqual(['create', 'prepare', 'connect'])
})
