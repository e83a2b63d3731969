import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { fromNow } from '../../db/clock.ts'
import { isFree } from '../../db/lease.ts'
import { mailboxLeases } from '../../db/schema/letters.ts'
import { MINUTE_MS } from '../../lib/time.ts'

/** Lease of a mailbox, in ms: longer than the pause between two looks. */
const LEASE_MS = MINUTE_MS

/** Takes or renews the right of a node to read a mailbox. */
export async function leaseMailbox(db: Database, mailbox: string, node: string): Promise<boolean> {
  const held = { node, leasedUntil: fromNow(LEASE_MS) }
  const rows = await db
    .insert(mailboxLeases)
    .values({ mailbox, ...held })
    .onConflictDoUpdate({
      target: mailboxLeases.mailbox,
      set: held,
      setWhere: or(eq(mailboxLeases.node, node), isFree(mailboxLeases.leasedUntil)),
    })
    .returning({ mailbox: mailboxLeases.mailbox })
  return rows.length > 0
}

/** Ends the lease, so that another node can begin at once. */
export const leaveMailbox = (db: Database, mailbox: string, node: string) =>
  db
    .update(mailboxLeases)
    .set({ leasedUntil: sql`now()` })
    .where(and(eq(mailboxLeases.mailbox, mailbox), eq(mailboxLeases.node, node)))
