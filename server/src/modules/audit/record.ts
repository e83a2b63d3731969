import type { AuditAction, AuditDetails } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { insertEntry } from './store.ts'

/** Who does something in an account. */
export type Actor = {
  userId: string
  /** Null where the product does it by itself, as `address` is then. */
  email: string | null
  address: string | null
}

export type Deed = {
  action: AuditAction
  /** What it is done to; `name` is what its owner calls it, and left out where a visitor chose it. */
  subject?: { id: string; name?: string }
  details?: AuditDetails
}

/** Which settings a change is of: their names, never what they say. */
export const settingsIn = ({ agent_id: _, ...change }: Record<string, unknown>): AuditDetails => ({
  settings: Object.keys(change)
    .filter((name) => change[name] !== undefined)
    .join(', '),
})

/** The product itself, as it buys a number that was paid. */
export const product = (userId: string): Actor => ({ userId, email: null, address: null })

/**
 * Writes down what somebody does.
 * @param db the transaction that does it, where there is one, so that nothing is done without being written down.
 */
export const record = (
  db: Database,
  { userId, email, address }: Actor,
  { action, subject, details }: Deed,
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
