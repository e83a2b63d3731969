import type { Deps } from '../../../deps.ts'
import { product, record } from '../../audit/record.ts'
import { tellAssigned } from '../../notices/assigned.ts'
import { tellInbox } from '../watching/tell.ts'
import { giveToNext, lockTurns } from './in-turn-store.ts'

/** Whoever was seen in the account since is there. An open dashboard is seen every minute. */
const THERE_MS = 3 * 60_000

/** Where the workspace wants it, somebody who is there is given who asks for a person: the one who was given somebody longest ago. */
export async function assignInTurn(
  deps: Deps,
  where: { conversationId: string; userId: string; agentId: string },
): Promise<void> {
  const { conversationId, userId } = where
  const since = new Date(deps.now().getTime() - THERE_MS).toISOString()
  const isAssigned = await deps.db.transaction(async (tx) => {
    // One after the other: two who ask at once are not given to the same.
    if (!(await lockTurns(tx, userId))) return false
    const next = await giveToNext(tx, { conversationId, userId, since })
    if (!next) return false
    await tellAssigned(tx, { ...where, personId: next.id })
    await record(tx, product(userId), {
      action: 'conversation.assign',
      subject: { id: conversationId },
      details: { to: next.name },
    })
    return true
  })
  if (isAssigned) tellInbox(deps, where)
}
