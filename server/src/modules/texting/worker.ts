import type { Deps } from '../../deps.ts'
import type { Stop } from '../../lib/loop.ts'
import { startChannel } from '../conversations/watching/channel.ts'
import { deliver } from './deliver.ts'
import { claimOutgoing } from './outbox-store.ts'
import { queueMessages } from './outgoing.ts'
import { processText } from './process.ts'
import { claimReceived, forgetOldReceived } from './received-store.ts'
import { isThread, listUnqueued } from './thread-store.ts'

/**
 * Processes received texts and sends those in the outbox.
 * @returns a function that ends this when everything in progress is done.
 */
export const startTexting = (deps: Deps): Stop =>
  startChannel(deps, {
    name: 'texts',
    topic: 'texts',
    received: {
      claim: (room) => claimReceived(deps.db, room),
      work: (text) => processText(deps, text),
    },
    outbox: {
      claim: (room) => claimOutgoing(deps.driver, room),
      work: (outgoing) => deliver(deps, outgoing),
    },
    isOurs: (conversationId) => isThread(deps.driver, conversationId),
    queue: (conversationId) => queueMessages(deps, conversationId),
    listUnqueued: () => listUnqueued(deps.driver),
    tidyUp: () => forgetOldReceived(deps.db),
  }).stop
