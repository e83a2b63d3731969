import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import type { Message } from '../message.ts'
import { watch } from './watch.ts'
import { messagesAfter } from '../messages-store.ts'
import { type ConversationState, findState } from '../store.ts'

/** What is read at once: a conversation may be as long as it likes, and the stream takes what its reader takes. */
const MOST_AT_ONCE = 50
/** In case an event got lost between nodes. */
const LOOK_EVERY_MS = 15_000

/** @throws 404 */
export async function readState(deps: Deps, conversationId: string): Promise<ConversationState> {
  const state = await findState(deps.db, conversationId)
  if (!state) throw notFound('Conversation')
  return state
}

/** Messages changed after `revision`, in their order. @param most of them, those that changed first */
export const readChanges = (deps: Deps, conversationId: string, revision: number, most: number) =>
  messagesAfter(deps.database, conversationId, revision, most)

export type ConversationObserver = {
  /** At once, and whenever who may speak changed. */
  control(state: ConversationState): void
  /** In the order of their revisions. */
  message(message: Message): void
  typing(name: string): void
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
  let seen = revision
  let told = ''
  let looking = false
  let again = false

  const look = async () => {
    const state = await findState(deps.db, conversationId)
    if (signal.aborted) return
    if (!state) return stop(true)
    const { control, handoverRequested } = state
    if (told !== `${control} ${handoverRequested}`) {
      told = `${control} ${handoverRequested}`
      observer.control(state)
    }
    if (state.revision <= seen) return
    const messages = await readChanges(deps, conversationId, seen, MOST_AT_ONCE)
    if (signal.aborted) return
    if (messages.length === MOST_AT_ONCE) again = true
    for (const message of messages.toSorted((one, other) => one.revision - other.revision)) {
      observer.message(message)
      seen = message.revision
    }
  }
  const lookSoon = async () => {
    again = true
    if (looking) return
    looking = true
    while (again && !signal.aborted) {
      again = false
      await look().catch((error: unknown) => {
        deps.log.warn({ err: error }, 'a conversation could not be read for its observer')
      })
    }
    looking = false
  }
  const unwatch = watch(deps, conversationId, (event) => {
    if (event.kind === 'typing') observer.typing(event.name ?? '')
    else if (event.kind === 'closed') stop(true)
    else void lookSoon()
  })
  const timer = setInterval(lookSoon, LOOK_EVERY_MS)
  const stop = (gone: boolean) => {
    unwatch()
    clearInterval(timer)
    if (gone && !signal.aborted) observer.closed()
  }
  signal.addEventListener('abort', () => stop(false))
  void lookSoon()
}
