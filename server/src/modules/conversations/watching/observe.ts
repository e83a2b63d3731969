import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import type { Message } from '../message.ts'
import { messagesAfter } from '../messages-store.ts'
import { type ConversationState, findState } from '../store.ts'
import type { SpeakerState } from '../control/control.ts'
import { catchUpOf } from './catch-up.ts'
import { Observation } from './observation.ts'
import { watch } from './watch.ts'

/** @throws 404 */
export async function readState(deps: Deps, conversationId: string): Promise<ConversationState> {
  const state = await findState(deps.driver, conversationId)
  if (!state) throw notFound('Conversation')
  return state
}

/** Messages changed after `revision`, in their order. @param most of them, those that changed first */
export const readChanges = (deps: Deps, conversationId: string, revision: number, most: number) =>
  messagesAfter(deps.driver, conversationId, revision, most)

export type ConversationObserver = {
  /** At once, and whenever who may speak changed. */
  control(state: SpeakerState): void
  /** In the order of their revisions. */
  message(message: Message): void
  typing(name: string): void
  /** Who may watch is to be asked anew. */
  accessChanged?(): void
  closed(): void
}

/** Tells `observer` what changed after `revision` and everything from then on, until `signal` aborts or the conversation is gone. */
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
