import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { conversations, customers } from '../../db/schema/conversations.ts'
import { users } from '../../db/schema/users.ts'
import type { Speaker } from './control.ts'

export type ConversationState = {
  id: string
  userId: string
  agentId: string
  control: Speaker
  epoch: number
  revision: number
  handoverRequested: boolean
  /** Name of the account's owner, who is the admin. */
  adminName: string
}

/** Without an account: for who proved otherwise that the conversation is theirs. */
export async function findState(db: Database, id: string): Promise<ConversationState | undefined> {
  const [row] = await db
    .select({
      id: conversations.id,
      userId: conversations.userId,
      agentId: conversations.agentId,
      control: conversations.control,
      epoch: conversations.epoch,
      revision: conversations.revision,
      handoverRequested: sql<boolean>`${conversations.handoverRequestedAt} is not null`,
      adminName: users.fullName,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(eq(conversations.id, id))
  return row
}

export type NewConversation = {
  userId: string
  agentId: string
  channel: 'widget' | 'telegram' | 'voice'
  countryCode: string | null
  pageUrl: string | null
  locale: string | null
}

/** A conversation with a customer nobody knows yet. @returns its id. */
export const insertConversation = (
  db: Database,
  { countryCode, userId, ...conversation }: NewConversation,
): Promise<string> =>
  db.transaction(async (tx) => {
    const [customer] = await tx
      .insert(customers)
      .values({ userId, countryCode })
      .returning({ id: customers.id })
    const [row] = await tx
      .insert(conversations)
      .values({ userId, ...conversation, customerId: customer!.id })
      .returning({ id: conversations.id })
    return row!.id
  })
