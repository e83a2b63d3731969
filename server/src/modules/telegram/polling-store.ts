import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { fromNow } from '../../db/clock.ts'
import { isFree } from '../../db/lease.ts'
import { telegramPolling } from '../../db/schema/telegram.ts'

/** Longer than one poll lasts. */
const LEASE_MS = 50_000

/** Takes or renews the lease on polling. */
export async function leasePolling(
  db: Database,
  { botId, node }: { botId: number; node: string },
): Promise<boolean> {
  const held = { node, leasedUntil: fromNow(LEASE_MS) }
  const rows = await db
    .insert(telegramPolling)
    .values({ botId, ...held })
    .onConflictDoUpdate({
      target: telegramPolling.botId,
      set: held,
      setWhere: or(eq(telegramPolling.node, node), isFree(telegramPolling.leasedUntil)),
    })
    .returning({ botId: telegramPolling.botId })
  return rows.length > 0
}

/** Releases the lease, so that another node can begin at once. */
export const endPolling = (db: Database, botId: number, node: string) =>
  db
    .update(telegramPolling)
    .set({ leasedUntil: sql`now()` })
    .where(and(eq(telegramPolling.botId, botId), eq(telegramPolling.node, node)))
