import type { Deps } from '../../../deps.ts'
import { type Speaker, speakerOf, step } from './control.ts'
import { until } from '../watching/watch.ts'
import { cutReplies } from '../turns/reply.ts'
import type { ConversationState } from '../store.ts'
import { changeSpeaker, cutAbandoned, type Person } from './store.ts'
import { notifyChange } from '../watching/notify.ts'

const RECHECK_MS = 100

/**
 * Gives control to the admin, or back to the bot. Once it returns, no node shows another word of a reply that began before: each
 * has ended, or its node has lost the lease that a reply needs to go on.
 * @param person who switches.
 * @returns who is in control now, and whether this call changed it: somebody else may have been faster.
 */
export async function passControl(
  deps: Deps,
  state: ConversationState,
  person: Person,
): Promise<{ speaker: Speaker; isChanged: boolean }> {
  const { id: conversationId, control } = state
  const taken = step(control, control === 'bot' ? 'take' : 'release')
  if (!taken.allowed) return { speaker: control, isChanged: false }
  const epoch = await changeSpeaker(deps.db, conversationId, control, taken.next, person)
  if (epoch === undefined) return { speaker: taken.next, isChanged: false }
  cutReplies(deps, conversationId, epoch)
  const adminName = taken.next === 'admin' ? person.name : state.adminName
  const changed = { control: taken.next, epoch, handoverRequested: false, adminName }
  // Taking control of a resolved conversation opens it again.
  const isResolved = taken.next === 'bot' && state.isResolved
  const speaker = speakerOf({ ...state, ...changed, isResolved })
  notifyChange(deps, { ...state, conversationId }, { messages: [], speaker }, 'control')
  if (taken.effect === 'replies_are_cut') await untilSilent(deps, conversationId, epoch)
  return { speaker: taken.next, isChanged: true }
}

/** Waits until no reply begun before `epoch` can show another word. */
export async function untilSilent(
  deps: Deps,
  conversationId: string,
  epoch: number,
): Promise<void> {
  const read = async () => {
    // In every round, because a message accepted a moment ago may have begun its reply only now.
    cutReplies(deps, conversationId, epoch)
    const { cut, underWay } = await cutAbandoned(deps.driver, conversationId, epoch)
    if (cut > 0) deps.bus.publish('conversation', { conversationId, kind: 'message' })
    return underWay ? undefined : true
  }
  await until(deps, conversationId, read, RECHECK_MS)
}
