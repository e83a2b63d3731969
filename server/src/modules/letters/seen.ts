import type { Deps } from '../../deps.ts'
import type { Message } from '../conversations/message.ts'
import { isUnseen, markSeen } from './thread-store.ts'

/** Share of the time before a reply is mailed that its delivery may take to be confirmed. */
const CONFIRMED_WITHIN = 1 / 3

/** Records that a browser of the visitor knows the conversation up to this revision: a person's replies in it need no mail. */
export function noteSeen(deps: Deps, conversationId: string, revision: number): void {
  if (revision <= 0) return
  const noted = markSeen(deps.driver, conversationId, revision).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'what a visitor has seen could not be noted'),
  )
  deps.lifecycle.inBackground(noted)
}

/**
 * Has a stream confirm the replies it was given, because writing into one tells nothing: where the connection was lost, it looks open
 * for minutes. Every widget repeats the last revision it received when it connects again, so a reply that nothing else has
 * confirmed ends the stream.
 * @param endForNow ends the stream so that the client connects again
 * @returns a function to call with every message sent
 */
export function confirmSeen(
  deps: Deps,
  conversationId: string,
  endForNow: () => void,
  closed: AbortSignal,
): (message: Message) => void {
  let timer: NodeJS.Timeout | undefined
  const ask = async (): Promise<void> => {
    timer = undefined
    if (await isUnseen(deps.driver, conversationId)) endForNow()
  }
  closed.addEventListener('abort', () => clearTimeout(timer))
  return ({ role }) => {
    if (role !== 'admin' || closed.aborted) return
    timer ??= setTimeout(() => {
      const asked = ask().catch((error: unknown) =>
        deps.log.warn({ err: error }, 'whether a visitor has seen a reply could not be asked'),
      )
      deps.lifecycle.inBackground(asked)
    }, deps.config.letters.waitMs * CONFIRMED_WITHIN).unref()
  }
}
