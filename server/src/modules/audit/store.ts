import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { AUDIT_KINDS, type AuditAction, type AuditKind, BY_PRODUCT } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { auditEntries } from '../../db/schema/audit.ts'

export type EntryRow = typeof auditEntries.$inferSelect

/** `by`: email of a person, or `nexus`. */
export type Filter = { by?: string; kind?: AuditKind }

export async function insertEntry(
  db: Database,
  entry: Omit<typeof auditEntries.$inferInsert, 'id' | 'at'>,
): Promise<void> {
  await db.insert(auditEntries).values(entry)
}

export const countEntries = (
  db: Database,
  userId: string,
  action: AuditAction,
  since: Date,
): Promise<number> =>
  db.$count(
    auditEntries,
    and(
      eq(auditEntries.userId, userId),
      eq(auditEntries.action, action),
      gt(auditEntries.at, since),
    ),
  )

/** @param before returns only entries older than this one, which must belong to the account. */
export async function listEntries(
  db: Database,
  userId: string,
  { before, limit, ...filter }: Filter & { before: string | undefined; limit: number },
): Promise<EntryRow[]> {
  const { at, id } = auditEntries
  const older = before ? sql`(${at}, ${id}) < ${placeOf(db, before)}` : undefined
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, userId), matches(filter), older))
    .orderBy(desc(at), desc(id))
    .limit(limit)
}

function matches({ by, kind }: Filter) {
  const { actor, action } = auditEntries
  const byWhom = by === BY_PRODUCT ? isNull(actor) : by && eq(actor, by)
  const noun = sql<string>`split_part(${action}, '.', 1)`
  return and(byWhom || undefined, kind && inArray(noun, [...AUDIT_KINDS[kind]]))
}

export async function hasEntry(db: Database, userId: string, id: string): Promise<boolean> {
  const own = and(eq(auditEntries.userId, userId), eq(auditEntries.id, id))
  return (await db.select({ id: auditEntries.id }).from(auditEntries).where(own)).length > 0
}

/** The position of an entry in the list. */
const placeOf = (db: Database, entryId: string) =>
  db
    .select({ at: auditEntries.at, id: auditEntries.id })
    .from(auditEntries)
    .where(eq(auditEntries.id, entryId))
