import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { AuditAction, AuditEntry } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { auditEntries } from '../../db/schema/audit.ts'

type Row = typeof auditEntries.$inferSelect

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
  { before, limit }: { before: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const { at, id } = auditEntries
  const older = before && sql`(${at}, ${id}) < ${placeOf(db, before)}`
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, userId), older || undefined))
    .orderBy(desc(at), desc(id))
    .limit(limit)
  return rows.map(toEntry)
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

const toEntry = ({ subjectId, subjectName, ...row }: Row): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actor: row.actor,
  subject: subjectId === null ? null : { id: subjectId, name: subjectName },
  address: row.address,
  details: row.details,
})
