import { and, count, eq, gt, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { conversations, customers } from '../../db/schema/conversations.ts'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { forgetAgreedIn } from '../appointments/person-store.ts'
import { newId } from '../../lib/ids.ts'
import type { SpeakerState } from './control/control.ts'

export type ConversationState = SpeakerState & {
  id: string
  userId: string
  agentId: string
  revision: number
}

/** The state of a conversation of any account: only for callers whose right to it was proved in another way. */
export async function findState(
  database: DatabaseDriver,
  id: string,
): Promise<ConversationState | undefined> {
  const { rows } = await database.query(STATE, [id])
  return rows[0] as ConversationState | undefined
}

// Handwritten SQL, so that it can be prepared: every stream that opens asks it.
const STATE = `
select c.id, c.user_id as "userId", c.agent_id as "agentId", c.control, c.epoch, c.revision,
  c.handover_requested_at is not null as "handoverRequested", coalesce(c.admin_name, u.full_name) as "adminName",
  c.resolved_at is not null as "isResolved"
from conversations c join users u on u.id = c.user_id where c.id = $1`

export type NewConversation = {
  userId: string
  agentId: string
  channel: 'widget' | 'telegram' | 'voice'
  countryCode: string | null
  pageUrl: string | null
  locale: string | null
  /** IANA name of the customer's time zone. */
  timeZone: string | null
  /** Name of the customer, where the channel knows it. */
  customerName?: string
  /** Another conversation of the same customer. */
  previousId?: string
  /** The customer, where their identity is proved. */
  customerId?: string
}

/**
 * SQL that makes a conversation with the id `id`, for the customer of the previous conversation, or else for a new one. A customer whose
 * identity is proved is given as such, and never found through a conversation.
 */
const opening = (id: string, opened: NewConversation): SQL => {
  const { userId, agentId, channel, pageUrl, locale, timeZone } = opened
  return sql`
    with known as (
      select customer_id as id from conversations c where id = ${opened.previousId ?? null}::uuid and user_id = ${userId}::uuid
        and not exists (select from identities i where i.customer_id = c.customer_id)
      union all
      select id from customers where id = ${opened.customerId ?? null}::uuid and user_id = ${userId}::uuid
    ), fresh as (
      insert into customers (id, user_id, country_code, name)
      select ${newId()}::uuid, ${userId}::uuid, ${opened.countryCode}, ${opened.customerName ?? null}
      where not exists (select from known) returning id
    ), customer as (
      select id from known union all select id from fresh
    )
    insert into conversations (id, user_id, agent_id, customer_id, channel, page_url, locale, time_zone)
    select ${id}::uuid, ${userId}::uuid, ${agentId}::uuid, customer.id, ${channel}::channel, ${pageUrl}, ${locale}, ${timeZone} from customer`
}

/**
 * Begins a conversation within a transaction.
 * @returns its id.
 */
export async function insertConversation(tx: Database, opened: NewConversation): Promise<string> {
  const id = newId()
  await tx.execute(opening(id, opened))
  return id
}

const dialect = new PgDialect()

/**
 * Begins a conversation in one prepared statement without a transaction, as happens for each website visitor.
 * @returns its id.
 */
export async function openConversation(
  database: DatabaseDriver,
  opened: NewConversation,
): Promise<string> {
  const id = newId()
  const { sql: text, params } = dialect.sqlToQuery(opening(id, opened))
  await database.query(text, params)
  return id
}

/**
 * Marks a conversation as read.
 * @returns whether the account has such a conversation.
 */
export async function markRead(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(conversations)
    .set({ unread: 0 })
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId)))
    .returning({ id: conversations.id })
  return rows.length > 0
}

/** Number of an account's unread conversations, counted up to `most`. */
export async function countUnread(db: Database, userId: string, most: number): Promise<number> {
  const some = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), gt(conversations.unread, 0)))
    .limit(most)
    .as('some')
  const [row] = await db.select({ unread: count() }).from(some)
  return row!.unread
}

/**
 * Deletes a conversation with its messages, its unanswered questions and its past appointments, and its customer unless they have another
 * conversation.
 */
export const removeConversation = (db: Database, userId: string, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const own = and(eq(conversations.id, id), eq(conversations.userId, userId))
    const itself = tx.select({ id: conversations.id }).from(conversations).where(own)
    await forgetAgreedIn(tx, userId, { conversationIds: [id] })
    await tx.delete(knowledgeGaps).where(inArray(knowledgeGaps.conversationId, itself))
    const [removed] = await tx
      .delete(conversations)
      .where(own)
      .returning({ customerId: conversations.customerId })
    if (!removed) return
    const others = tx
      .select({ one: sql`1` })
      .from(conversations)
      .where(eq(conversations.customerId, removed.customerId))
    await tx.delete(customers).where(and(eq(customers.id, removed.customerId), notExists(others)))
  })

/** Stores the page the visitor is on; writes nothing where it is the same as before. */
export const setCurrentPage = (database: DatabaseDriver, id: string, page: string) =>
  database.query(
    `update conversations set current_page = $2, current_page_at = now()
     where id = $1 and current_page is distinct from $2`,
    [id, page],
  )
