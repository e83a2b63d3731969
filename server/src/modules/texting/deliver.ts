import type { Deps } from '../../deps.ts'
import { AppError, refused } from '../../errors.ts'
import { HOUR_MS } from '../../lib/time.ts'
import type { Sent } from '../../ports/telephony/index.ts'
import { notifyChange } from '../conversations/watching/notify.ts'
import { capReached } from '../usage/caps.ts'
import { countText } from '../usage/count.ts'
import { isWhatsapp } from '../../lib/text-address.ts'
import { insertCarried } from './carried-store.ts'
import { holderOf, lineOf, sendUnlessSent } from './line.ts'
import { noteWish } from './opt-outs.ts'
import {
  failSent,
  markChanged,
  type Outgoing,
  postponeOutgoing,
  settleOutgoing,
} from './outbox-store.ts'
import { hasWrittenLately, readThread } from './thread-store.ts'
import { whyUndelivered, WINDOW_CLOSED } from './undelivered.ts'

/** A text that could not be sent for this long, in ms, is given up: nobody waits for it any more. */
const GIVE_UP_MS = HOUR_MS
const LONGEST_PAUSE_SECONDS = 300
const STOPPED = 'This person asked for no more texts.'
const NOT_OURS = 'The agent no longer has the number this person wrote to.'
const SEALED = 'The token of your Twilio account cannot be read any more. Enter it again.'
const CAPPED = 'The monthly cap is reached, so this was not sent.'

type Thread = NonNullable<Awaited<ReturnType<typeof readThread>>>

/** Sends one text, or schedules another attempt. */
export async function deliver(deps: Deps, outgoing: Outgoing): Promise<void> {
  const thread = await readThread(deps.db, outgoing.conversationId)
  if (!thread) return
  const refusal = await refusalOf(deps, thread)
  if (refusal) return settle(deps, thread, outgoing, refusal)
  try {
    await settle(deps, thread, outgoing, await send(deps, thread, outgoing))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await remedy(deps, thread, outgoing, error)
  }
}

async function refusalOf(deps: Deps, thread: Thread): Promise<string | null> {
  if (thread.stoppedAt) return STOPPED
  const holder = await holderOf(deps, thread.ours)
  if (holder?.userId !== thread.userId || holder.isSuspended) return NOT_OURS
  if (isWhatsapp(thread.ours)) {
    return (await hasWrittenLately(deps.driver, thread.conversationId)) ? null : WINDOW_CLOSED
  }
  return (await capReached(deps, thread)) ? CAPPED : null
}

async function send(deps: Deps, thread: Thread, outgoing: Outgoing): Promise<Sent> {
  const { text, position, attempts, createdAt } = outgoing
  const line = await lineOf(deps, thread, position)
  if (!line) throw refused('token_lost', SEALED)
  return sendUnlessSent(line, { text, attempts, since: createdAt }, () => line.send(text))
}

async function remedy(deps: Deps, thread: Thread, outgoing: Outgoing, error: AppError) {
  if (error.code === 'unsubscribed') {
    await noteWish(deps, thread, true)
    return settle(deps, thread, outgoing, STOPPED)
  }
  const isLate = deps.now().getTime() - outgoing.createdAt.getTime() > GIVE_UP_MS
  if (error.code !== 'telephony_unreachable' || isLate) {
    return settle(deps, thread, outgoing, error.message)
  }
  const pause = Math.min(2 ** Math.min(outgoing.attempts, 10), LONGEST_PAUSE_SECONDS)
  await postponeOutgoing(deps.db, outgoing, pause)
}

/** @param end the sent text, or why it was not sent */
async function settle(deps: Deps, thread: Thread, outgoing: Outgoing, end: Sent | string) {
  const { position, segments, messageId } = outgoing
  const { ours, conversationId } = thread
  const failure = typeof end === 'string' ? end : null
  await deps.db.transaction(async (tx) => {
    const isFirst = await settleOutgoing(tx, position, failure)
    if (typeof end === 'string') return
    // In the same transaction, because a text that is remembered is never taken for one that is still to be settled.
    await insertCarried(tx, { sid: end.sid, ours, conversationId })
    // Messages by WhatsApp are paid by the owner's own account.
    if (isFirst && !isWhatsapp(ours)) await countText(deps, tx, thread, segments)
  })
  if (failure !== null) await notifyFailure(deps, thread, messageId)
}

/**
 * Records how the delivery of an accepted text ended, as the carrier reports it.
 * @param ours the WhatsApp address whose account reports it; null for the installation's carrier, which does not handle those
 */
export async function noteStatus(
  deps: Deps,
  position: number,
  ours: string | null,
  { MessageStatus: status = '', ErrorCode: code = '' }: Record<string, string>,
): Promise<void> {
  if (!['failed', 'undelivered'].includes(status)) return
  const failed = await failSent(deps.db, position, ours, whyUndelivered(code))
  const thread = failed && (await readThread(deps.db, failed.conversationId))
  if (thread) await notifyFailure(deps, thread, failed.messageId)
}

async function notifyFailure(deps: Deps, thread: Thread, messageId: string): Promise<void> {
  await markChanged(deps.driver, thread.conversationId, messageId)
  notifyChange(deps, thread)
}
