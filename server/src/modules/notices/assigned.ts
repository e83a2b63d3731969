import type { Database } from '../../db/client.ts'
import { newId } from '../../lib/ids.ts'
import { insertEvent } from './event-store.ts'

type Assigned = {
  userId: string
  agentId: string
  conversationId: string
  /** The only person who is notified. */
  personId: string
}

/**
 * Notifies a member that a conversation was assigned to them.
 * @param tx the transaction that assigns it, so that both happen or neither.
 */
export const notifyAssigned = (tx: Database, assigned: Assigned) =>
  insertEvent(tx, { ...assigned, kind: 'assigned', fact: `assigned:${newId()}` })
