import type { Deps } from '../../../deps.ts'
import { recentCache } from '../../../lib/recent-cache.ts'
import { MINUTE_MS } from '../../../lib/time.ts'

const CONVERSATIONS_KNOWN = 10_000
const KNOWN_FOR_MS = 10 * MINUTE_MS

/** How a channel sends what is said in its conversations. */
type Sending = {
  /** Whether a conversation is held in this channel. */
  isOurs: (conversationId: string) => Promise<boolean>
  /** Adds to the outbox what is missing there. */
  queue: (conversationId: string) => Promise<void>
  /** What is logged when queueing fails; a later run finds the message again. */
  failed: string
}

/** Sends everything said in a conversation of a channel as soon as it is said. @returns a function that stops this. */
export function sendAtOnce(deps: Deps, { isOurs, queue, failed }: Sending): () => void {
  const known = recentCache<boolean>(CONVERSATIONS_KNOWN, KNOWN_FOR_MS, deps.now)
  return deps.bus.subscribe('conversation', ({ conversationId, kind }) => {
    if (kind !== 'message') return
    known
      .read(conversationId, () => isOurs(conversationId))
      .then((is) => (is ? queue(conversationId) : undefined))
      .catch((error: unknown) => deps.log.warn({ err: error }, failed))
  })
}
