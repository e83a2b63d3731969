import type { Deps } from '../../../deps.ts'
import { MINUTE_MS } from '../../../lib/time.ts'
import { product, record } from '../../audit/record.ts'
import { notifyAssigned } from '../../notices/assigned.ts'
import { notifyInbox } from '../watching/notify.ts'
import { giveToNext, lockTurns } from './in-turn-store.ts'

/** A member counts as present when seen this recently, in ms; an open dashboard is seen every minute. */
const THERE_MS = 3 * MINUTE_MS

/**
 * Assigns a conversation whose customer asked for a person to a present member, the one assigned longest ago, if the workspace
 * wants that.
 */
export async function assignInTurn(
  deps: Deps,
  where: { conversationId: string; userId: string; agentId: string },
): Promise<void> {
  const { conversationId, userId } = where
  const since = new Date(deps.now().getTime() - THERE_MS).toISOString()
  const isAssigned = await deps.db.transaction(async (tx) => {
    // The lock orders requests: two customers who ask at once are not assigned to the same member.
    if (!(await lockTurns(tx, userId))) return false
    const next = await giveToNext(tx, { conversationId, userId, since })
    if (!next) return false
    await notifyAssigned(tx, { ...where, personId: next.id })
    await record(tx, product(userId), {
      action: 'conversation.assign',
      subject: { id: conversationId },
      details: { to: next.name },
    })
    return true
  })
  if (isAssigned) notifyInbox(deps, where)
}
