import type { Database } from '../../db/client.ts'
import { insertEvent } from './event-store.ts'

type CalendarGone = {
  /** Id of the connection. */
  id: string
  userId: string
  agentId: string
  vendor: string
}

/** Notifies those who can act on it that an agent's calendar must be connected again, once for each connection and day. */
export const notifyCalendarGone = (db: Database, { id, userId, agentId, vendor }: CalendarGone) =>
  insertEvent(db, {
    userId,
    kind: 'failing',
    agentId,
    fact: `calendar:${id}:${new Date().toISOString().slice(0, 10)}`,
    detail: { what: 'calendar', vendor },
  })
