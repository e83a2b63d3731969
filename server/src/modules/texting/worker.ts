import type { Deps } from '../../deps.ts'
import { startLoop, type Stop } from '../../lib/loop.ts'
import { startWorkers } from '../../lib/workers.ts'
import { HOUR_MS } from '../../lib/time.ts'
import { sendAtOnce } from '../conversations/watching/send-at-once.ts'
import { deliver } from './deliver.ts'
import { claimOutgoing, type Outgoing } from './outbox-store.ts'
import { queueMessages } from './outgoing.ts'
import { processText } from './process.ts'
import { claimReceived, forgetOldReceived, type ReceivedText } from './received-store.ts'
import { isThread, listUnqueued } from './thread-store.ts'

/** Texts in progress at once. Only this many are claimed, so that after an outage the others wait without a lease. */
const MAX = 20
const LOOK_EVERY_MS = 2_000
const TIDY_EVERY_MS = HOUR_MS

/**
 * Processes received texts and sends those in the outbox.
 * @returns a function that ends this when everything in progress is done.
 */
export function startTexting(deps: Deps): Stop {
  const pace = { most: MAX, everyMs: LOOK_EVERY_MS, log: deps.log, failed: 'a text waits' }
  const received = startWorkers<ReceivedText>({
    claim: (room) => claimReceived(deps.db, room),
    work: (text) => processText(deps, text),
    ...pace,
  })
  const outbox = startWorkers<Outgoing>({
    claim: (room) => claimOutgoing(deps.driver, room),
    work: (outgoing) => deliver(deps, outgoing),
    ...pace,
  })
  const unsubscribe = deps.bus.subscribe('texts', () => {
    received.wake()
    outbox.wake()
  })
  const unwatch = sendAtOnce(deps, {
    isOurs: (conversationId) => isThread(deps.driver, conversationId),
    queue: (conversationId) => queueMessages(deps, conversationId),
    failed: 'a text to send waits',
  })
  const looking = startLoop(() => lookAround(deps), {
    everyMs: LOOK_EVERY_MS,
    log: deps.log,
    failed: 'texts could not be looked after',
  })
  const tidying = startLoop(() => forgetOldReceived(deps.db), {
    everyMs: TIDY_EVERY_MS,
    log: deps.log,
    failed: 'texts taken long ago could not be forgotten',
  })
  return async () => {
    unsubscribe()
    unwatch()
    await Promise.all([looking.stop(), tidying.stop(), received.stop(), outbox.stop()])
  }
}

/** Finds messages that are not in the outbox because an event was lost or a node died. */
async function lookAround(deps: Deps): Promise<void> {
  for (const conversationId of await listUnqueued(deps.driver)) {
    await queueMessages(deps, conversationId)
  }
}
