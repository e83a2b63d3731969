import type { AuditAction, AuditEntry } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { isId } from '../../lib/ids.ts'
import { countEntries, hasEntry, listEntries } from './store.ts'

const PAGE = 50

/** How often an action was done in an account since `since`. */
export const countActions = (
  { db }: Pick<Deps, 'db'>,
  userId: string,
  action: AuditAction,
  since: Date,
): Promise<number> => countEntries(db, userId, action, since)

/** Newest first. @throws 404 when `before` is no entry of the account. */
export async function readActivity(
  { db }: Deps,
  userId: string,
  before: string | undefined,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  if (before && !(isId(before) && (await hasEntry(db, userId, before)))) throw notFound('Entry')
  const found = await listEntries(db, userId, { before, limit: PAGE + 1 })
  const entries = found.slice(0, PAGE)
  return { entries, next: found.length > PAGE ? entries.at(-1)!.id : null }
}
