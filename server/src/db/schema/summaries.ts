import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { SummaryText } from 'shared-types'
import { accountOfParent, leasedUntil, moment } from '../columns.ts'
import { conversations } from './conversations.ts'

/** What a conversation comes to, kept until it goes on: nobody pays for the same summary twice. */
export const summaries = pgTable('summaries', {
  conversationId: uuid()
    .primaryKey()
    .references(() => conversations.id, { onDelete: 'cascade' }),
  userId: accountOfParent(),
  /** Of the conversation it sums up; null before the first is made. */
  revision: integer(),
  summary: jsonb().$type<SummaryText>(),
  madeAt: moment(),
  /** Somebody makes it until then. */
  leasedUntil: leasedUntil('leased_until'),
})
