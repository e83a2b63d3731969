import type { Database } from '../../db/client.ts'
import { insertEvent } from './event-store.ts'

type WebhookTrouble = {
  /** Of the endpoint. */
  id: string
  userId: string
  host: string
  /** It fails; it was turned off because it failed for days; it was turned off because it answered that it is gone. */
  level: 'failing' | 'off' | 'gone'
}

/** Notifies those who may act on it that an endpoint takes no events, once a day for each level. */
export const tellWebhookTrouble = (db: Database, { id, userId, host, level }: WebhookTrouble) =>
  insertEvent(db, {
    userId,
    kind: 'failing',
    fact: `webhook:${id}:${level}:${new Date().toISOString().slice(0, 10)}`,
    detail: { what: 'webhook', host, level },
  })
