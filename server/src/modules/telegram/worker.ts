import type { Deps } from '../../deps.ts'
import { startLoop, type Stop } from '../../lib/loop.ts'
import { startWorkers } from '../../lib/workers.ts'
import { HOUR_MS } from '../../lib/time.ts'
import { sendAtOnce } from '../conversations/watching/send-at-once.ts'
import { sharedBot } from './bot.ts'
import { deliver } from './deliver.ts'
import { leaveOrphans } from './groups.ts'
import { claimOutgoing, forgetOldOutgoing, type Outgoing } from './outbox-store.ts'
import { queueMessages } from './outgoing.ts'
import { listen } from './listen.ts'
import { processUpdate } from './process.ts'
import { startOwnBots } from './run-bots.ts'
import { isThread, listUnqueued } from './thread-store.ts'
import { claimUpdates, forgetOldUpdates, type StoredUpdate } from './update-store.ts'
import { webhookSecret, webhookUrl } from './webhooks.ts'

/** Limit of updates and messages in progress at once: after an outage the others wait without a lease. */
const MAX = 20
const LOOK_EVERY_MS = 2_000
const TIDY_EVERY_MS = HOUR_MS

/**
 * Listens to Telegram, processes updates and sends messages.
 * @returns a function that ends this when everything in progress is done.
 */
export function startTelegram(deps: Deps): Stop {
  if (deps.telegram.kind === 'none') return async () => {}
  const { log } = deps
  const stopped = new AbortController()
  const pace = { most: MAX, everyMs: LOOK_EVERY_MS, log, failed: 'Telegram: something waits' }
  const updates = startWorkers<StoredUpdate>({
    claim: (room) => claimUpdates(deps.db, room),
    work: (update) => processUpdate(deps, update),
    ...pace,
  })
  const outbox = startWorkers<Outgoing>({
    claim: (room) => claimOutgoing(deps.driver, room),
    work: (outgoing) => deliver(deps, outgoing),
    ...pace,
  })
  const unsubscribe = deps.bus.subscribe('telegram', () => {
    updates.wake()
    outbox.wake()
  })
  const unwatch = sendAtOnce(deps, {
    isOurs: (conversationId) => isThread(deps.driver, conversationId),
    queue: (conversationId) => queueMessages(deps, conversationId),
    failed: 'a message for Telegram waits',
  })
  const looking = startLoop(() => lookAround(deps).then(outbox.wake), {
    everyMs: LOOK_EVERY_MS,
    log,
    failed: 'Telegram could not be looked after',
  })
  // The agent or its integration may have been deleted, so the bot must leave groups.
  const unsubscribeFromAgents = deps.bus.subscribe('agent', looking.wake)
  const tidying = startLoop(() => tidyUp(deps), {
    everyMs: TIDY_EVERY_MS,
    log,
    failed: 'what Telegram told long ago could not be deleted',
  })
  const listening = listen(deps, sharedBot(deps), {
    signal: stopped.signal,
    webhook: { url: webhookUrl(deps.config), secret: webhookSecret(deps.config) },
    onRefused: async () => {},
  })
  const stopOwnBots = startOwnBots(deps)
  return async () => {
    stopped.abort()
    unsubscribe()
    unwatch()
    unsubscribeFromAgents()
    await Promise.all([
      listening,
      stopOwnBots(),
      looking.stop(),
      tidying.stop(),
      updates.stop(),
      outbox.stop(),
    ])
  }
}

/** Finds work left behind by a lost event or a node that died. */
async function lookAround(deps: Deps): Promise<void> {
  await leaveOrphans(deps)
  for (const conversationId of await listUnqueued(deps.driver)) {
    await queueMessages(deps, conversationId)
  }
}

async function tidyUp({ db }: Deps): Promise<void> {
  await forgetOldUpdates(db)
  await forgetOldOutgoing(db)
}
