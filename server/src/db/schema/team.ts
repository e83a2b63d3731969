import { index, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from 'shared-types'
import { createdAt, id, moment } from '../columns.ts'
import { users } from './users.ts'

export const role = pgEnum('member_role', ROLES)

/**
 * Members of accounts that somebody else founded. The founder has no row here, until they leave the account to its other owners.
 */
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
    /** When they last switched to this account, which the next sign-in then opens; null when they have switched to their own since. */
    enteredAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.memberId] }),
    index('members_member').on(table.memberId),
  ],
)

/** Invitations. Only the SHA-256 of the link's token is stored, so that nobody who reads the database can join with it. */
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
    /** Email of the person who sent the invitation. */
    invitedBy: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('invitations_token_hash').on(table.tokenHash),
    uniqueIndex('invitations_email').on(table.userId, table.email),
  ],
)
