import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import type { Message } from '../message.ts'
import { messagesAfter } from '../messages-store.ts'
import { type ConversationState, findState } from '../store.ts'
import type { SpeakerState } from '../control/control.ts'
import { catchUpOf } from './catch-up.ts'
import { Observation } from './observation.ts'
import { watch } from './watch.ts'

/**
 * Who may speak in a conversation, and its revision.
 * @throws 404
 */
export async function readState(deps: Deps, conversationId: string): Promise<ConversationState> {
  const state = await findState(deps.driver, conversationId)
  if (!state) throw notFound('Conversation')
  return state
}

/**
 * Messages changed after `revision`, in their order.
 * @param most how many at most: those that changed first
 */
export const readChanges = (deps: Deps, conversationId: string, revision: number, most: number) =>
  messagesAfter(deps.driver, conversationId, revision, most)

export type ConversationObserver = {
  /** Called at once, and whenever the speaker changes. */
  control(state: SpeakerState): void
  /** Called in the order of the messages' revisions. */
  message(message: Message): void
  typing(name: string): void
  /** Somebody's right to watch may have changed and has to be checked again. */
  accessChanged?(): void
  closed(): void
}

/**
 * Tells `observer` what changed after `revision` and everything from then on, until `signal` aborts or the conversation is
 * deleted.
 */
export function observe(
  deps: Deps,
  conversationId: string,
  revision: number,
  observer: ConversationObserver,
  signal: AbortSignal,
): void {
  const stop = () => {
    unwatch()
    leave()
  }
  const observation = new Observation(deps, conversationId, revision, signal, {
    ...observer,
    closed() {
      stop()
      if (!signal.aborted) observer.closed()
    },
  })
  const unwatch = watch(deps, conversationId, (event) => observation.hear(event))
  const leave = catchUpOf(deps).join(observation)
  signal.addEventListener('abort', stop)
  observation.look()
}
