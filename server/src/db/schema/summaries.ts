import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { SummaryText } from 'shared-types'
import { accountOfParent, leasedUntil, moment } from '../columns.ts'
import { conversations } from './conversations.ts'

/** Summaries of conversations, kept until the conversation continues, so that nobody pays for the same one twice. */
export const summaries = pgTable('summaries', {
  conversationId: uuid()
    .primaryKey()
    .references(() => conversations.id, { onDelete: 'cascade' }),
  userId: accountOfParent(),
  /** Revision of the conversation that it summarizes; null before the first. */
  revision: integer(),
  summary: jsonb().$type<SummaryText>(),
  madeAt: moment(),
  /** A node is making it until then. */
  leasedUntil: leasedUntil('leased_until'),
})
