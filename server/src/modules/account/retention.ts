import type { Retention } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { DAY_MS } from '../../lib/time.ts'
import { type Actor, product, record } from '../audit/record.ts'
import { forgetEnded } from '../appointments/person.ts'
// oxlint-disable-next-line no-restricted-imports -- deletes like a person would, but in batches and without an actor
import { removeLog } from '../call-logs/store.ts'
import { removeLeftRecordings } from '../calls/recordings.ts'
// oxlint-disable-next-line no-restricted-imports -- as above
import { removeConversation } from '../conversations/store.ts'
import { removeLeftTexts } from '../texting/carried.ts'
import {
  findRetention,
  leaveOldRecordings,
  listRetentions,
  oldCalls,
  oldConversations,
  removeOldQuestions,
  removeOldTries,
  setRetention,
} from './retention-store.ts'

/** Items deleted at a time, one by one, so that a long list does not hold up other accounts. */
const BATCH = 100

export const readRetention = ({ db }: Deps, userId: string): Promise<Retention> =>
  findRetention(db, userId)

/** Sets how long data is kept; what is too old by then is deleted in the next round. */
export async function changeRetention({ db }: Deps, actor: Actor, retention: Retention) {
  await db.transaction(async (tx) => {
    await setRetention(tx, actor.userId, retention)
    await record(tx, actor, { action: 'account.change_retention', details: retention })
  })
  return findRetention(db, actor.userId)
}

/** Deletes the data that accounts no longer keep. A failure for one account does not affect the others. */
export async function forgetByChoice(deps: Deps): Promise<void> {
  for (const { userId, ...retention } of await listRetentions(deps.db)) {
    try {
      await forgetOf(deps, userId, retention)
    } catch (error) {
      deps.log.warn({ err: error, userId }, 'what an account keeps no longer could not be deleted')
    }
  }
  await removeLeftRecordings(deps)
  await removeLeftTexts(deps)
}

async function forgetOf(deps: Deps, userId: string, kept: Retention): Promise<void> {
  const { db, bus } = deps
  const before = (days: number) => new Date(deps.now().getTime() - days * DAY_MS)
  if (kept.questions !== null) await removeOldQuestions(db, userId, before(kept.questions))
  if (kept.recordings !== null) await leaveOldRecordings(db, userId, before(kept.recordings))
  if (kept.conversations !== null) {
    const limit = before(kept.conversations)
    await forgetEnded(deps, userId, limit)
    await removeOldTries(db, userId, limit)
    const gone = await inBatches(
      () => oldConversations(db, userId, limit, BATCH),
      async (id) => {
        await removeConversation(db, userId, id)
        bus.publish('conversation', { conversationId: id, kind: 'closed' })
      },
    )
    await note(deps, userId, 'conversation.delete', gone)
  }
  if (kept.calls !== null) {
    const limit = before(kept.calls)
    const gone = await inBatches(
      () => oldCalls(db, userId, limit, BATCH),
      (id) => removeLog(db, userId, id),
    )
    await note(deps, userId, 'call.delete', gone)
  }
}

/** @returns the number of deleted items. */
async function inBatches(next: () => Promise<string[]>, remove: (id: string) => Promise<unknown>) {
  let gone = 0
  for (let ids = await next(); ids.length > 0; ids = await next()) {
    for (const id of ids) await remove(id)
    gone += ids.length
  }
  return gone
}

async function note(
  { db }: Deps,
  userId: string,
  action: 'conversation.delete' | 'call.delete',
  count: number,
) {
  if (count > 0) await record(db, product(userId), { action, details: { count } })
}
