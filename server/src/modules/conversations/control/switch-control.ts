import type { Deps } from '../../../deps.ts'
import { type Speaker, speakerOf, step } from './control.ts'
import { until } from '../watching/watch.ts'
import { cutReplies } from '../turns/reply.ts'
import type { ConversationState } from '../store.ts'
import { changeSpeaker, cutAbandoned } from './store.ts'
import { tellChange } from '../watching/tell.ts'

const RECHECK_MS = 100

/**
 * Gives the word to the admin, or back to the bot. When it returns, no reply begun before can say anything any more, on any node:
 * each is settled, or its node lost the lease without which it falls silent.
 * @param name of who switches, as the customer reads it.
 * @returns who speaks now.
 */
export async function switchSpeaker(
  deps: Deps,
  state: ConversationState,
  name: string,
): Promise<Speaker> {
  const { id: conversationId, control } = state
  const taken = step(control, control === 'bot' ? 'take' : 'release')
  if (!taken.allowed) return control
  const epoch = await changeSpeaker(deps.db, conversationId, control, taken.next, name)
  // Somebody else was faster and did the same.
  if (epoch === undefined) return taken.next
  cutReplies(deps, conversationId, epoch)
  const adminName = taken.next === 'admin' ? name : state.adminName
  const changed = { control: taken.next, epoch, handoverRequested: false, adminName }
  const speaker = { ...speakerOf(state), ...changed }
  tellChange(deps, { ...state, conversationId }, { messages: [], speaker }, 'control')
  if (taken.effect === 'replies_are_cut') await untilSilent(deps, conversationId, epoch)
  return taken.next
}

/** Waits until no reply begun before `epoch` can say anything any more. */
export async function untilSilent(
  deps: Deps,
  conversationId: string,
  epoch: number,
): Promise<void> {
  const read = async () => {
    // A message accepted a moment ago may have begun its reply only now.
    cutReplies(deps, conversationId, epoch)
    const { cut, underWay } = await cutAbandoned(deps.database, conversationId, epoch)
    if (cut > 0) deps.bus.publish('conversation', { conversationId, kind: 'message' })
    return underWay ? undefined : true
  }
  await until(deps, conversationId, read, RECHECK_MS)
}
