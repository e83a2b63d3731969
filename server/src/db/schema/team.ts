import { index, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from 'shared-types'
import { createdAt, id, moment } from '../columns.ts'
import { users } from './users.ts'

export const role = pgEnum('member_role', ROLES)

/** Who shares an account that somebody else made. Its founder has no row, until they leave it to the owners here. */
export const members = pgTable(
  'members',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: role().notNull(),
    joinedAt: createdAt(),
    /** When they last went on here; null where they have gone on in the account they made since. */
    enteredAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.memberId] }),
    index('members_member').on(table.memberId),
  ],
)

/** Only the SHA-256 of the token in the link is kept: who reads the database cannot join with it. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    role: role().notNull(),
    tokenHash: text().notNull(),
    /** Email of who invited. */
    invitedBy: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('invitations_token_hash').on(table.tokenHash),
    uniqueIndex('invitations_email').on(table.userId, table.email),
  ],
)
