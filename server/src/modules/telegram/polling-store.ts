import { and, eq, sql } from 'drizzle-orm'
import type { Database, OpenDatabase } from '../../db/client.ts'
import { telegramPolling } from '../../db/schema/telegram.ts'

/** Longer than one poll lasts. */
const LEASE_SECONDS = 50

/**
 * Takes or renews the right to poll.
 * @param force also from a node that holds it: at the start of the only node there is, that one is dead.
 */
export async function leasePolling(
  database: OpenDatabase,
  { botId, node, force }: { botId: number; node: string; force: boolean },
): Promise<boolean> {
  const { rows } = await database.query(
    `insert into telegram_polling (bot_id, node, lease_until) values ($1, $2, now() + interval '${LEASE_SECONDS} seconds')
     on conflict (bot_id) do update set node = excluded.node, lease_until = excluded.lease_until
     where $3 or telegram_polling.node = excluded.node or telegram_polling.lease_until < now()
     returning bot_id`,
    [botId, node, force],
  )
  return rows.length > 0
}

/** The next node begins at once. */
export const endPolling = (db: Database, botId: number, node: string) =>
  db
    .update(telegramPolling)
    .set({ leasedUntil: sql`now()` })
    .where(and(eq(telegramPolling.botId, botId), eq(telegramPolling.node, node)))
