import type { audit, AuditAction, AuditEntry, Output } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { isId } from '../../lib/ids.ts'
import { findActorNames, findSubjectNames, listActors } from './names-store.ts'
import { countEntries, type EntryRow, type Filter, hasEntry, listEntries } from './store.ts'

const PAGE = 50

/** How often an action was done in an account since `since`. */
export const countActions = (
  { db }: Pick<Deps, 'db'>,
  userId: string,
  action: AuditAction,
  since: Date,
): Promise<number> => countEntries(db, userId, action, since)

/** The nouns of actions whose subjects `findSubjectNames` finds until they are deleted. */
const LOOKED_UP = new Set<string>([
  'agent',
  'action',
  'agent_test',
  'integration',
  'calendar',
  'whatsapp',
  'identity',
  'knowledge',
  'conversation',
  'call',
  'contact',
])

/** Newest first. @throws 404 when `before` is no entry of the account. */
export async function readActivity(
  { db, driver }: Deps,
  userId: string,
  { before, ...filter }: Filter & { before?: string },
): Promise<Output<typeof audit.list>> {
  if (before && !(isId(before) && (await hasEntry(db, userId, before)))) throw notFound('Entry')
  const found = await listEntries(db, userId, { ...filter, before, limit: PAGE + 1 })
  const page = found.slice(0, PAGE)
  const people = await findActorNames(driver, userId)
  const subjectIds = page.flatMap(({ subjectId }) => subjectId ?? [])
  const subjects = await findSubjectNames(driver, userId, [...new Set(subjectIds)])
  return {
    entries: page.map((row) => toEntry(row, people, subjects)),
    next: found.length > PAGE ? page.at(-1)!.id : null,
    ...(!before && {
      people: (await listActors(driver, userId)).map((email) => ({
        email,
        name: people.get(email) ?? null,
      })),
    }),
  }
}

const toEntry = (
  row: EntryRow,
  people: Map<string, string>,
  subjects: Map<string, string>,
): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actor: row.actor,
  actor_name: people.get(row.actor ?? '') ?? null,
  subject: row.subjectId === null ? null : toSubject(row, row.subjectId, people, subjects),
  address: row.address,
  details: row.details,
})

function toSubject(
  { action, subjectName }: EntryRow,
  id: string,
  people: Map<string, string>,
  subjects: Map<string, string>,
) {
  const [noun, verb] = action.split('.') as [string, string]
  const name = subjects.get(id)
  const isKnown = LOOKED_UP.has(noun) && verb !== 'delete'
  return {
    id,
    // People are recorded by their email.
    name: people.get(subjectName ?? '') ?? subjectName ?? name ?? null,
    deleted: isKnown ? name === undefined : null,
  }
}
