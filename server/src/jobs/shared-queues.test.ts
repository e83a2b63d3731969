import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { agents } from '../db/schema/agents.ts'
import { conversations, customers, messages } from '../db/schema/conversations.ts'
import { noticeEvents, noticeMessages } from '../db/schema/notices.ts'
import { phoneNumbers } from '../db/schema/numbers.ts'
import { telegramBotChats, telegramBots } from '../db/schema/telegram.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../lib/ids.ts'
import { MINUTE_MS } from '../lib/time.ts'
import { claimChangedAgents, settleAsked } from '../modules/answering/ask-again-store.ts'
import { hold } from '../modules/appointments/book.ts'
import { claimMessages as claimAppointments } from '../modules/appointments/claim-store.ts'
import { insertBookedMessages } from '../modules/appointments/outbox-store.ts'
import { byId, findBooked } from '../modules/appointments/booked-store.ts'
import { aSchedule, inDays } from '../modules/appointments/test/schedule.ts'
import { claimEvents } from '../modules/notices/event-store.ts'
import { claimMessages as claimNotices } from '../modules/notices/message-store.ts'
import * as telegramOut from '../modules/telegram/outbox-store.ts'
import { claimUpdates, insertUpdates } from '../modules/telegram/update-store.ts'
import * as textsOut from '../modules/texting/outbox-store.ts'
import { claimReceived, insertReceived } from '../modules/texting/received-store.ts'
import { anAgent, aUser } from '../test/factories.ts'
import { buildTestDeps } from '../test/test-app.ts'

let deps: Deps
let count = 0

beforeEach(async () => {
  deps = await buildTestDeps()
})

/** An account with an agent; `says` opens a conversation with a message in it. */
async function anAccount() {
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  const own = { userId: user.id, agentId: agent.id }
  const says = async () => {
    const customerId = newId()
    const conversationId = newId()
    const messageId = newId()
    await deps.db.insert(customers).values({ id: customerId, userId: user.id })
    await deps.db
      .insert(conversations)
      .values({ ...own, id: conversationId, customerId, channel: 'voice' })
    const message = { id: messageId, conversationId, seq: 1, revision: 1, text: 'Hi' }
    const sent = { role: 'customer', status: 'complete' } as const
    await deps.db.insert(messages).values({ ...message, ...sent })
    return { conversationId, messageId }
  }
  return { ...own, agent, says }
}
type Account = Awaited<ReturnType<typeof anAccount>>

const aPhone = () => `+1202555${String(++count).padStart(4, '0')}`

/** For each queue: puts this many rows into it, and claims this many. The rows are claimed in the order in which they were put in. */
type Queue = {
  put(account: Account, rows: number): Promise<string[]>
  claim(most: number): Promise<string[]>
}
const times = (rows: number) => Array.from({ length: rows }, (_, at) => at)
const oneByOne = async (rows: number, put: (at: number) => Promise<string>) => {
  const ids: string[] = []
  for (const at of times(rows)) ids.push(await put(at))
  return ids
}

const QUEUES: Record<string, Queue> = {
  'what is told of appointments': {
    async put({ agent }, rows) {
      const { schedule } = await aSchedule(deps, agent)
      return oneByOne(rows, async (at) => {
        const wanted = { timeZone: 'UTC', language: 'en', at: inDays(2 + at) }
        const { id } = await hold(deps, schedule, wanted)
        await insertBookedMessages(deps.db, (await findBooked(deps.db, byId(id)))!)
        await deps.driver.query(
          `delete from appointment_outbox where appointment_id = $1 and recipient <> 'calendar'`,
          [id],
        )
        return id
      })
    },
    claim: async (most) =>
      (await claimAppointments(deps.db, most)).map(({ appointmentId }) => appointmentId),
  },
  notices: {
    put: ({ userId }, rows) =>
      oneByOne(rows, async (at) => {
        const id = newId()
        // The clock of the database may say the same twice, and then either is first.
        const dueAt = new Date(+deps.now() - MINUTE_MS + at)
        const message = { id, userId, personId: userId, channel: 'email' as const, dueAt }
        await deps.db.insert(noticeMessages).values(message)
        return id
      }),
    claim: async (most) => (await claimNotices(deps.db, most)).map(({ id }) => id),
  },
  'texts to send': {
    put: ({ says }, rows) =>
      oneByOne(rows, async () => {
        const { conversationId, messageId } = await says()
        const text = { conversationId, messageId, text: 'Hi', segments: 1 }
        await textsOut.insertOutgoing(deps.db, text)
        return messageId
      }),
    claim: async (most) =>
      (await textsOut.claimOutgoing(deps.driver, most)).map(({ messageId }) => messageId),
  },
  'received texts': {
    async put({ userId, agentId }, rows) {
      const ours = aPhone()
      await deps.db.insert(phoneNumbers).values({ userId, agentId, phone: ours, providerSid: ours })
      return oneByOne(rows, async () => {
        const sid = newId()
        const none = { files: 0, optOut: null, profileName: null, countryCode: null }
        await insertReceived(deps.db, { sid, ours, theirs: aPhone(), text: 'Hi', ...none })
        return sid
      })
    },
    claim: async (most) => (await claimReceived(deps.db, most)).map(({ sid }) => sid),
  },
  'what came from Telegram': {
    async put({ userId }, rows) {
      const newChat = await aBot(userId)
      return oneByOne(rows, async () => {
        const updateId = ++count
        const { botId, alias: chatId } = await newChat()
        await insertUpdates(deps.db, [{ botId, updateId, chatId, update: { update_id: updateId } }])
        return String(updateId)
      })
    },
    claim: async (most) =>
      (await claimUpdates(deps.db, most)).map(({ updateId }) => String(updateId)),
  },
  'messages to Telegram': {
    async put({ userId }, rows) {
      const newChat = await aBot(userId)
      return oneByOne(rows, async () => {
        const { alias: chatId } = await newChat()
        await telegramOut.insertOutgoing(deps.db, { chatId, text: 'Hi' })
        return String(chatId)
      })
    },
    claim: async (most) =>
      (await telegramOut.claimOutgoing(deps.driver, most)).map(({ chatId }) => String(chatId)),
  },
  'agents to be asked again': {
    put: ({ userId, agentId }, rows) =>
      oneByOne(rows, async (at) => {
        const id = at === 0 ? agentId : (await anAgent(deps.db, userId)).id
        await deps.db.update(agents).set({ knowledgeRevision: 1 }).where(eq(agents.id, id))
        return id
      }),
    claim: async (most) => (await claimChangedAgents(deps.db, most)).map(({ id }) => id),
  },
}

/** A bot of an account. @returns opens a chat with somebody */
async function aBot(userId: string) {
  const botId = ++count
  await deps.db.insert(telegramBots).values({ userId, botId, username: 'bot', sealed: '' })
  return async () => {
    const [chat] = await deps.db
      .insert(telegramBotChats)
      .values({ botId, chatId: ++count })
      .returning()
    return chat!
  }
}

describe.each(Object.entries(QUEUES))('%s', (_, { put, claim }) => {
  it('of an account that waits with one come before the second of one that waits with many', async () => {
    const many = await put(await anAccount(), 6)
    const [one] = await put(await anAccount(), 1)
    expect((await claim(2)).toSorted()).toEqual([many[0], one].toSorted())
  })

  it('of one account keep their order, however many are free', async () => {
    const many = await put(await anAccount(), 6)
    const [one] = await put(await anAccount(), 1)
    const claimed: string[] = []
    for (let next = await claim(1); next.length > 0; next = await claim(1)) claimed.push(...next)
    expect(claimed.filter((id) => id !== one)).toEqual(many)
    expect(claimed.indexOf(one!)).toBeLessThan(2)
  })
})

it('events are planned in turn, though many are claimed at a time', async () => {
  const many = await anAccount()
  const events = times(60).map((at) => ({
    userId: many.userId,
    kind: 'test' as const,
    fact: `${at}`,
  }))
  await deps.db.insert(noticeEvents).values(events)
  const one = await anAccount()
  await deps.db.insert(noticeEvents).values({ userId: one.userId, kind: 'test', fact: 'one' })
  expect(await claimEvents(deps.db)).toContainEqual(expect.objectContaining({ userId: one.userId }))
})

it('an agent of another account is asked again before the second of one with many', async () => {
  const queue = QUEUES['agents to be asked again']!
  const many = await anAccount()
  await queue.put(many, 6)
  const one = await anAccount()
  await queue.put(one, 1)
  const asked: string[] = []
  for (const _ of times(3)) {
    const [claimed] = await claimChangedAgents(deps.db, 1)
    asked.push(claimed!.userId)
    await settleAsked(deps.db, claimed!, false)
  }
  expect(asked).toEqual([many.userId, one.userId, many.userId])
})

it('a place that becomes free again and again is not always that of the longest queue', async () => {
  const queue = QUEUES['notices']!
  await queue.put(await anAccount(), 40)
  const [one] = await queue.put(await anAccount(), 1)
  const claimed: string[] = []
  // Lots are drawn: that one of 40 draws in a row is never won has a probability of one in a billion.
  while (!claimed.includes(one!) && claimed.length < 40) {
    const [id] = await queue.claim(1)
    claimed.push(id!)
    await deps.db
      .update(noticeMessages)
      .set({ settledAt: new Date() })
      .where(eq(noticeMessages.id, id!))
  }
  expect(claimed).toContain(one)
})
