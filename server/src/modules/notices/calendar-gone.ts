import type { Database } from '../../db/client.ts'
import { insertEvent } from './event-store.ts'

type CalendarGone = {
  /** Of the connection. */
  id: string
  userId: string
  agentId: string
  vendor: string
}

/** Notifies those who may act on it that an agent's calendar has to be connected anew, once for each connection and day. */
export const tellCalendarGone = (db: Database, { id, userId, agentId, vendor }: CalendarGone) =>
  insertEvent(db, {
    userId,
    kind: 'failing',
    agentId,
    fact: `calendar:${id}:${new Date().toISOString().slice(0, 10)}`,
    detail: { what: 'calendar', vendor },
  })
