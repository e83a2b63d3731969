import type { Database } from '../../db/client.ts'
import { newId } from '../../lib/ids.ts'
import { insertEvent } from './event-store.ts'

type Assigned = {
  userId: string
  agentId: string
  conversationId: string
  /** Who is told, and nobody else. */
  personId: string
}

/** Has somebody told that a conversation was given to them. @param tx the transaction that gives it, which is what makes it once. */
export const tellAssigned = (tx: Database, assigned: Assigned) =>
  insertEvent(tx, { ...assigned, kind: 'assigned', fact: `assigned:${newId()}` })
