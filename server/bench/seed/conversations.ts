import type { DatabaseDriver } from '../../src/db/client.ts'
import { newId } from '../../src/lib/ids.ts'
import { MINUTE_MS } from '../../src/lib/time.ts'
import { insertAll } from './insert.ts'
import { type Random, randomFrom } from './words.ts'

const MESSAGES = 6

type Owner = { userId: string; agentId: string }
type Conversation = { id: string; customerId: string; length: number; lastAt: number }

/** Many short conversations, and as the newest one a very long one with a person in control. */
export async function seedConversations(
  database: DatabaseDriver,
  { userId, agentId }: Owner,
  count: number,
  long: number,
) {
  const random = randomFrom(count)
  const now = Date.now()
  const conversations = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    customerId: newId(),
    length: index === 0 ? long : MESSAGES,
    lastAt: now - index * 7 * MINUTE_MS,
  }))
  await insertAll(
    database,
    'customers',
    conversations.map(({ customerId, length, lastAt }) => ({
      id: customerId,
      user_id: userId,
      name: random.below(3) ? random.name() : null,
      email: random.below(2) ? `customer${random.below(1e6)}@example.com` : null,
      country_code: 'US',
      first_seen_at: new Date(lastAt - length * MINUTE_MS),
    })),
  )
  await insertAll(
    database,
    'conversations',
    conversations.map(({ id, customerId, length, lastAt }) => ({
      id,
      user_id: userId,
      agent_id: agentId,
      customer_id: customerId,
      channel: 'widget',
      control: length === long ? 'admin' : 'bot',
      epoch: 0,
      last_seq: length,
      revision: length,
      last_message_at: new Date(lastAt),
      unread: random.below(3),
      created_at: new Date(lastAt - length * MINUTE_MS),
    })),
  )
  await insertAll(database, 'messages', messagesOf(conversations, random))
}

function* messagesOf(conversations: Conversation[], random: Random) {
  for (const { id, length, lastAt } of conversations) {
    for (let seq = 1; seq <= length; seq += 1) {
      const isAgent = seq % 2 === 0
      yield {
        id: newId(),
        conversation_id: id,
        seq,
        revision: seq,
        role: isAgent ? 'agent' : 'customer',
        text: isAgent && random.below(3) === 0 ? random.answer() : random.text(),
        status: 'complete',
        sources: [],
        attempt: 1,
        created_at: new Date(lastAt - (length - seq) * MINUTE_MS),
      }
    }
  }
}
