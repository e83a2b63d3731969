import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Contact, WriteContact } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { contacts } from '../../db/schema/contacts.ts'

const columns = { id: contacts.id, name: contacts.name, phone: contacts.phone }
const byName = [sql`lower(${contacts.name})`, contacts.id]
/** Fewer digits are in most numbers. */
const FEWEST_DIGITS = 3

/** By name; those with `q` in the name or its digits in the number. */
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

/** The next in the order of their ids. */
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

/** One import of an account at a time: two of the same numbers would wait for each other, and together pass what fits. */
export const lockContacts = (tx: Database, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`contacts:${userId}`}))`)

/** @param given no number twice. @returns of each number that is new or has another name now, which of both. */
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
    // Of a row that was there, PostgreSQL notes who locked it to change it.
    .returning({ isNew: sql<boolean>`(xmax = 0)` })

export const countContacts = (db: Database, userId: string): Promise<number> =>
  db.$count(contacts, eq(contacts.userId, userId))

/** @returns whether there was one. */
export async function removeContact(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.id, id)))
    .returning({ id: contacts.id })
  return rows.length > 0
}

export const removeContactOf = (db: Database, userId: string, phone: string) =>
  db.delete(contacts).where(and(eq(contacts.userId, userId), eq(contacts.phone, phone)))

/** @returns how many there were. */
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
