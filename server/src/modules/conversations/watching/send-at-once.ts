import type { Deps } from '../../../deps.ts'
import { recentCache } from '../../../lib/recent-cache.ts'

const CONVERSATIONS_KNOWN = 10_000
const KNOWN_FOR_MS = 10 * 60_000

/** How a channel sends what is said in its conversations. */
type Sending = {
  /** Whether a conversation is held in this channel. */
  isOurs: (conversationId: string) => Promise<boolean>
  /** Puts what is not yet in the outbox there. */
  queue: (conversationId: string) => Promise<void>
  /** What is logged where that failed; it is found again later. */
  failed: string
}

/** Has whatever is said in a conversation of a channel sent as soon as it is said. @returns ends it */
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
