import type { AuditAction, AuditDetails } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { insertEntry } from './store.ts'

/** Who does something in an account. */
export type Actor = {
  userId: string
  /** Null for the product itself; `address` is null, too. */
  email: string | null
  address: string | null
}

export type AuditedAction = {
  action: AuditAction
  /** The object of the action; `name` is its owner's name for it, and absent when a visitor chose it. */
  subject?: { id: string; name?: string }
  details?: AuditDetails
}

/** The names of the settings that are changed, without their values. */
export const settingsIn = ({ agent_id: _, ...change }: Record<string, unknown>): AuditDetails => ({
  settings: Object.keys(change)
    .filter((name) => change[name] !== undefined)
    .join(', '),
})

/** The product itself as an actor, for example when it buys a number that was paid for. */
export const product = (userId: string): Actor => ({ userId, email: null, address: null })

/**
 * Records an action in the activity log.
 * @param db the transaction that performs it, if there is one, so that nothing is done unrecorded.
 */
export const record = (
  db: Database,
  { userId, email, address }: Actor,
  { action, subject, details }: AuditedAction,
): Promise<void> =>
  insertEntry(db, {
    userId,
    action,
    actor: email,
    address,
    subjectId: subject?.id ?? null,
    subjectName: subject?.name ?? null,
    details: details ?? null,
  })
