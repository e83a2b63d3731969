import type { Deps } from '../../deps.ts'
import { startLoop, type Stop } from '../../lib/loop.ts'
import { startChannel } from '../conversations/watching/channel.ts'
import { sharedBot } from './bot.ts'
import { deliver } from './deliver.ts'
import { leaveOrphans } from './groups.ts'
import { claimOutgoing, forgetOldOutgoing } from './outbox-store.ts'
import { queueMessages } from './outgoing.ts'
import { listen } from './listen.ts'
import { processUpdate } from './process.ts'
import { startOwnBots } from './run-bots.ts'
import { isThread, listUnqueued } from './thread-store.ts'
import { claimUpdates, forgetOldUpdates } from './update-store.ts'
import { webhookSecret, webhookUrl } from './webhooks.ts'

const LOOK_EVERY_MS = 2_000

/**
 * Listens to Telegram, processes updates and sends messages.
 * @returns a function that ends this when everything in progress is done.
 */
export function startTelegram(deps: Deps): Stop {
  if (deps.telegram.kind === 'none') return async () => {}
  const { log } = deps
  const stopped = new AbortController()
  const channel = startChannel(deps, {
    name: 'Telegram',
    topic: 'telegram',
    received: {
      claim: (room) => claimUpdates(deps.db, room),
      work: (update) => processUpdate(deps, update),
    },
    outbox: {
      claim: (room) => claimOutgoing(deps.driver, room),
      work: (outgoing) => deliver(deps, outgoing),
    },
    isOurs: (conversationId) => isThread(deps.driver, conversationId),
    queue: (conversationId) => queueMessages(deps, conversationId),
    listUnqueued: () => listUnqueued(deps.driver),
    tidyUp: () => tidyUp(deps),
  })
  const leaving = startLoop(() => leaveOrphans(deps).then(channel.wake), {
    everyMs: LOOK_EVERY_MS,
    log,
    failed: 'groups of deleted agents could not be left',
  })
  // The agent or its integration may have been deleted, so the bot must leave groups.
  const unsubscribeFromAgents = deps.bus.subscribe('agent', leaving.wake)
  const listening = listen(deps, sharedBot(deps), {
    signal: stopped.signal,
    webhook: { url: webhookUrl(deps.config), secret: webhookSecret(deps.config) },
    onRefused: async () => {},
  })
  const stopOwnBots = startOwnBots(deps)
  return async () => {
    stopped.abort()
    unsubscribeFromAgents()
    await Promise.all([listening, stopOwnBots(), leaving.stop(), channel.stop()])
  }
}

async function tidyUp({ db }: Deps): Promise<void> {
  await forgetOldUpdates(db)
  await forgetOldOutgoing(db)
}
