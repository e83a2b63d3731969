import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Contact, WriteContact } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { contacts } from '../../db/schema/contacts.ts'

const columns = { id: contacts.id, name: contacts.name, phone: contacts.phone }
const byName = [sql`lower(${contacts.name})`, contacts.id]
/** A search with fewer digits would match most numbers. */
const FEWEST_DIGITS = 3

/** Ordered by name; those with `q` in the name or its digits in the number. */
export async function listContacts(
  db: Database,
  userId: string,
  { q, page, limit }: { q: string; page: number; limit: number },
): Promise<{ contacts: Contact[]; total: number }> {
  const where = and(eq(contacts.userId, userId), q ? having(q) : undefined)
  const rows = await db
    .select(columns)
    .from(contacts)
    .where(where)
    .orderBy(...byName)
    .limit(limit)
    .offset((page - 1) * limit)
  return { contacts: rows, total: await db.$count(contacts, where) }
}

/** The next entries in the order of their ids. */
export const sliceOfContacts = (
  db: Database,
  userId: string,
  after: string | null,
  most: number,
): Promise<Contact[]> =>
  db
    .select(columns)
    .from(contacts)
    .where(and(eq(contacts.userId, userId), after ? gt(contacts.id, after) : undefined))
    .orderBy(asc(contacts.id))
    .limit(most)

export async function findContactName(
  db: Database,
  userId: string,
  phone: string,
): Promise<string | null> {
  const [row] = await db
    .select({ name: contacts.name })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.phone, phone)))
  return row?.name ?? null
}

/** Locks an account's address book: two imports of the same numbers would wait for each other, and could together exceed the limit. */
export const lockContacts = (tx: Database, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`contacts:${userId}`}))`)

/** @param given must not contain a number twice. @returns for each number that was added or renamed, which of the two it was. */
export const saveContacts = (
  db: Database,
  userId: string,
  given: readonly WriteContact[],
): Promise<{ isNew: boolean }[]> =>
  db
    .insert(contacts)
    .values(given.map((each) => ({ userId, ...each })))
    .onConflictDoUpdate({
      target: [contacts.userId, contacts.phone],
      set: { name: sql`excluded.name` },
      setWhere: sql`${contacts.name} <> excluded.name`,
    })
    // `xmax` is set for a row that existed and was locked for the update.
    .returning({ isNew: sql<boolean>`(xmax = 0)` })

export const countContacts = (db: Database, userId: string): Promise<number> =>
  db.$count(contacts, eq(contacts.userId, userId))

/** @returns whether it existed. */
export async function removeContact(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.id, id)))
    .returning({ id: contacts.id })
  return rows.length > 0
}

export const removeContactOf = (db: Database, userId: string, phone: string) =>
  db.delete(contacts).where(and(eq(contacts.userId, userId), eq(contacts.phone, phone)))

/** @returns how many were deleted. */
export async function removeContacts(db: Database, userId: string): Promise<number> {
  const rows = await db
    .delete(contacts)
    .where(eq(contacts.userId, userId))
    .returning({ id: contacts.id })
  return rows.length
}

function having(q: string) {
  const digits = q.replaceAll(/\D/g, '')
  return or(
    sql`strpos(lower(${contacts.name}), lower(${q})) > 0`,
    digits.length >= FEWEST_DIGITS ? sql`strpos(${contacts.phone}, ${digits}) > 0` : undefined,
  )
}
