import type { Deps } from '../../../deps.ts'
import { type Loop, startLoop } from '../../../lib/loop.ts'
import { HOUR_MS } from '../../../lib/time.ts'
import { startWorkers, type WorkerOptions } from '../../../lib/workers.ts'
import { sendAtOnce } from './send-at-once.ts'

/** Limit of received and of sent messages in progress at once: after an outage the others wait without a lease. */
const MAX = 20
const LOOK_EVERY_MS = 2_000
const TIDY_EVERY_MS = HOUR_MS

type Rows<Row> = Pick<WorkerOptions<Row>, 'claim' | 'work'>

/** A channel outside our own pages. What it receives and what it sends is stored in leased rows. */
type Channel<Received, Outgoing> = {
  /** Its name in the log. */
  name: string
  /** The event that says that something was received, or that there is something to send. */
  topic: 'telegram' | 'texts'
  received: Rows<Received>
  outbox: Rows<Outgoing>
  /** Whether a conversation is held in this channel. */
  isOurs: (conversationId: string) => Promise<boolean>
  /** Adds to the outbox what is missing there. */
  queue: (conversationId: string) => Promise<void>
  /** Conversations with messages that are not in the outbox because an event was lost or a node died. */
  listUnqueued: () => Promise<string[]>
  /** Deletes what is no longer needed. */
  tidyUp: () => Promise<unknown>
}

/** Processes what a channel receives, and sends what is said in its conversations. `wake` says that there is something to do. */
export function startChannel<Received, Outgoing>(
  deps: Deps,
  channel: Channel<Received, Outgoing>,
): Loop {
  const { log } = deps
  const { name, topic, isOurs, queue } = channel
  const pace = { most: MAX, everyMs: LOOK_EVERY_MS, log, failed: `${name}: a message waits` }
  const received = startWorkers({ ...channel.received, ...pace })
  const outbox = startWorkers({ ...channel.outbox, ...pace })
  const wake = () => {
    received.wake()
    outbox.wake()
  }
  const unsubscribe = deps.bus.subscribe(topic, wake)
  const unwatch = sendAtOnce(deps, { isOurs, queue, failed: `${name}: a message to send waits` })
  const lookAround = async () => {
    for (const conversationId of await channel.listUnqueued()) await queue(conversationId)
  }
  const looking = startLoop(lookAround, {
    everyMs: LOOK_EVERY_MS,
    log,
    failed: `${name}: messages that are not in the outbox could not be looked for`,
  })
  const tidying = startLoop(channel.tidyUp, {
    everyMs: TIDY_EVERY_MS,
    log,
    failed: `${name}: what is no longer needed could not be deleted`,
  })
  return {
    wake,
    async stop() {
      unsubscribe()
      unwatch()
      await Promise.all([looking.stop(), tidying.stop(), received.stop(), outbox.stop()])
    },
  }
}
