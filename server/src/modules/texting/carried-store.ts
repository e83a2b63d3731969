import { and, eq, isNull, like, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { claim } from '../../db/lease.ts'
import { carriedTexts } from '../../db/schema/texting.ts'
import { newId } from '../../lib/ids.ts'

/** How long a text without a conversation stays at the carrier: longer than anything is retried that looks for it there. */
const KEPT = sql`interval '2 days'`

/** A text as the carrier stores it. */
export type Carried = { sid: string; ours: string; conversationId: string | null }

/** Remembers a text, once. If its conversation is deleted at the same time, the text counts as one without. */
export const insertCarried = (tx: Database, { sid, ours, conversationId }: Carried) =>
  tx.execute(sql`
    with held as (select id from conversations where id = ${conversationId}::uuid for key share)
    insert into carried_texts (id, sid, conversation_id, ours, due_at)
    select ${newId()}::uuid, ${sid}, held.id, ${ours}, case when held.id is null then now() + ${KEPT} else now() end
    from (select) once left join held on true
    on conflict (sid) do nothing`)

export const isCarried = async (db: Database, sid: string): Promise<boolean> =>
  (await db.$count(carriedTexts, eq(carriedTexts.sid, sid))) > 0

export type LeftText = Pick<
  typeof carriedTexts.$inferSelect,
  'id' | 'sid' | 'ours' | 'accountSid' | 'sealed' | 'attempts'
>

/**
 * Claims texts without a conversation. Each is due again after a minute, and later after ever longer pauses up to a day.
 * @param only `whatsapp` where this installation has no carrier
 */
export function claimLeft(db: Database, only: 'whatsapp' | 'all', most: number) {
  const { accountSid, attempts, conversationId, dueAt, id, ours, sealed, sid } = carriedTexts
  const isOurs = only === 'whatsapp' ? like(ours, 'whatsapp:%') : undefined
  return claim(
    db,
    {
      table: carriedTexts,
      key: ['id'],
      until: 'dueAt',
      lease: sql`now() + least(interval '1 day', interval '1 minute' * (2 ^ least(${attempts}, 20)))`,
      where: and(isNull(conversationId), isOurs),
      orderBy: [dueAt],
      most,
      set: { attempts: sql`${attempts} + 1` },
    },
    { id, sid, ours, accountSid, sealed, attempts },
  )
}

export const forgetCarried = (db: Database, id: string) =>
  db.delete(carriedTexts).where(eq(carriedTexts.id, id))
