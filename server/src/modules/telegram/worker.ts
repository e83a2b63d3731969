import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { recentCache } from '../../lib/recent-cache.ts'
import { deliver } from './deliver.ts'
import { leaveOrphans } from './groups.ts'
import { claimOutgoing, forgetOldOutgoing, type Outgoing, releaseOutgoing } from './outbox-store.ts'
import { queueMessages } from './outgoing.ts'
import { pollUpdates } from './poll.ts'
import { processUpdate } from './process.ts'
import { startPump } from './pump.ts'
import { COMMANDS } from './sentences.ts'
import { isThread, listUnqueued } from './thread-store.ts'
import {
  claimUpdates,
  forgetOldUpdates,
  releaseUpdates,
  type StoredUpdate,
} from './update-store.ts'
import { webhookSecret, webhookUrl } from './webhooks.ts'

const LOOK_EVERY_MS = 2_000
const TIDY_EVERY_MS = 60 * 60_000
const TRY_AGAIN_MS = 5_000
const CONVERSATIONS_KNOWN = 10_000
const KNOWN_FOR_MS = 10 * 60_000

/**
 * Listens to Telegram, processes what it told and says there what is to be said.
 * @returns ends it, when everything under way is done.
 */
export async function startTelegram(deps: Deps): Promise<() => Promise<void>> {
  if (deps.telegram.kind === 'none') return async () => {}
  if (deps.database.kind === 'embedded') {
    await releaseUpdates(deps.db)
    await releaseOutgoing(deps.db)
  }
  const stopped = new AbortController()
  const updates = startPump<StoredUpdate>(
    (most) => claimUpdates(deps.database, most),
    (update) => processUpdate(deps, update),
    deps.log,
  )
  const outbox = startPump<Outgoing>(
    (most) => claimOutgoing(deps.database, most),
    (outgoing) => deliver(deps, outgoing),
    deps.log,
  )
  const unsubscribe = deps.bus.subscribe('telegram', () => {
    updates.wake()
    outbox.wake()
  })
  const unwatch = watchConversations(deps)
  const look = () => lookAround(deps).then(outbox.wake)
  // It, or its integration, may have been deleted: the bot leaves its groups.
  const unheed = deps.bus.subscribe('agent', () => {
    look().catch((error: unknown) =>
      deps.log.warn({ err: error }, 'a group is left a little later'),
    )
  })
  const timers = [every(LOOK_EVERY_MS, deps, look), every(TIDY_EVERY_MS, deps, () => tidyUp(deps))]
  const listening = listen(deps, stopped.signal)
  return async () => {
    stopped.abort()
    unsubscribe()
    unwatch()
    unheed()
    for (const timer of timers) clearInterval(timer)
    await listening
    await updates.stop()
    await outbox.stop()
  }
}

/** By webhook where Telegram can reach us, else by asking. */
async function listen(deps: Deps, signal: AbortSignal): Promise<void> {
  const { config, telegram, log } = deps
  const hasWebhook = telegram.kind === 'telegram' && config.appUrl.startsWith('https:')
  let isSet = false
  while (!isSet && !signal.aborted) {
    try {
      await telegram.offerCommands(COMMANDS)
      if (hasWebhook) await telegram.setWebhook(webhookUrl(config), webhookSecret(config))
      isSet = true
    } catch (error) {
      log.warn({ err: error }, 'Telegram does not know of us yet, trying again')
      await sleep(TRY_AGAIN_MS, undefined, { signal }).catch(() => {})
    }
  }
  if (!hasWebhook) await pollUpdates(deps, signal)
}

/** Whatever is said in a conversation of Telegram goes to the outbox at once. */
function watchConversations(deps: Deps): () => void {
  const known = recentCache<boolean>(CONVERSATIONS_KNOWN, KNOWN_FOR_MS, deps.now)
  return deps.bus.subscribe('conversation', ({ conversationId, kind }) => {
    if (kind !== 'message') return
    known
      .read(conversationId, () => isThread(deps.db, conversationId))
      .then((isOurs) => (isOurs ? queueMessages(deps, conversationId) : undefined))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a message for Telegram waits'))
  })
}

/** What an event that got lost, or a node that died, left behind. */
async function lookAround(deps: Deps): Promise<void> {
  await leaveOrphans(deps)
  for (const conversationId of await listUnqueued(deps.database)) {
    await queueMessages(deps, conversationId)
  }
}

async function tidyUp({ db }: Deps): Promise<void> {
  await forgetOldUpdates(db)
  await forgetOldOutgoing(db)
}

function every(ms: number, { log }: Deps, work: () => Promise<void>): NodeJS.Timeout {
  let isAtWork = false
  return setInterval(() => {
    if (isAtWork) return
    isAtWork = true
    work()
      .catch((error: unknown) => log.warn({ err: error }, 'Telegram could not be looked after'))
      .finally(() => (isAtWork = false))
  }, ms)
}
