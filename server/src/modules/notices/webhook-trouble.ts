import type { Database } from '../../db/client.ts'
import { insertEvent } from './event-store.ts'

type WebhookTrouble = {
  /** Id of the endpoint. */
  id: string
  userId: string
  host: string
  /**
   * `failing`: it fails; `off`: it was switched off after failing for days; `gone`: it was switched off because it answered that it is
   * gone.
   */
  level: 'failing' | 'off' | 'gone'
}

/** Notifies those who can act on it that an endpoint does not accept events, once a day for each level. */
export const notifyWebhookTrouble = (db: Database, { id, userId, host, level }: WebhookTrouble) =>
  insertEvent(db, {
    userId,
    kind: 'failing',
    fact: `webhook:${id}:${level}:${new Date().toISOString().slice(0, 10)}`,
    detail: { what: 'webhook', host, level },
  })
