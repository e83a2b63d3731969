import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { accountSettings } from '../../../db/schema/account-settings.ts'

/**
 * Locks a workspace's assignments until the transaction ends, so that they happen one after another.
 * @returns whether the workspace assigns in turn
 */
export async function lockTurns(tx: Database, userId: string): Promise<boolean> {
  const [desk] = await tx
    .select({ assignsInTurn: accountSettings.assignsInTurn })
    .from(accountSettings)
    .where(eq(accountSettings.userId, userId))
    .for('update')
  return desk?.assignsInTurn ?? false
}

type Given = { conversationId: string; userId: string; since: string }

/**
 * Assigns a conversation to the present member who was assigned one longest ago. The time is `clock_timestamp()`, because
 * transactions that waited for the lock may share one `now()`.
 * @returns the member; nothing where nobody is present, or where it is assigned to somebody present already.
 */
export async function giveToNext(
  tx: Database,
  { conversationId, userId, since }: Given,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = (await tx.execute(sql`
    with there as (
      select distinct u.id, u.full_name from sessions s join users u on u.id = s.user_id and u.closing_at is null
      where s.last_seen_at >= ${since}::timestamptz and (
        (s.user_id = ${userId}::uuid and s.account_id is null)
        or (s.account_id = ${userId}::uuid and exists (select from members m where m.user_id = s.account_id and m.member_id = u.id))
      )
    ), next as (
      select id, full_name from there
      order by (select max(c.assigned_at) from conversations c where c.assignee_id = there.id) nulls first, id limit 1
    )
    update conversations c set assignee_id = next.id, assigned_at = clock_timestamp() from next
    where c.id = ${conversationId}::uuid and (c.assignee_id is null or c.assignee_id not in (select id from there))
    returning next.id, next.full_name as name`)) as unknown as {
    rows: { id: string; name: string }[]
  }
  return rows[0]
}
