import { asc, eq } from 'drizzle-orm'
import { auditEntries } from '../db/schema/audit.ts'
import type { Deps } from '../deps.ts'

/** The activity log of an account, oldest first. */
export async function auditedActionsOf({ db }: Deps, userId: string): Promise<string[]> {
  const rows = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.userId, userId))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
  return rows.map(({ action }) => action)
}
