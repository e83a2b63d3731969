import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { startWorkers } from '../lib/workers.ts'
import { claimMessages, gatherItems, type NoticeMessage } from '../modules/notices/message-store.ts'
import { planEvents } from '../modules/notices/plan.ts'
import { sendMessage } from '../modules/notices/send.ts'
import { capRounds, noteCaps } from '../modules/notices/caps.ts'
import { countTakenOver } from '../telemetry/count-taken-over.ts'

const EVERY_MS = 3_000
const CAPS_EVERY_MS = 10_000
const CAPS_FAILED = 'how near caps are could not be looked at'
/** Several at a time, so that a slow mail server holds up no other. */
const MAX = 4

/** Notifies people of events: determines the recipients, combines the messages and sends them. @returns a function that ends it. */
export function startSendingNotices(deps: Deps): Stop {
  const { log } = deps
  const sending = startWorkers<NoticeMessage>({
    claim: async (room) =>
      countTakenOver(deps.metrics, 'notices', await claimMessages(deps.db, room)),
    work: (message) => sendMessage(deps, message),
    most: MAX,
    everyMs: EVERY_MS,
    log,
    failed: 'a notice could not be sent',
  })
  const looking = startLoop(() => lookAround(deps).then(sending.wake), {
    everyMs: EVERY_MS,
    log,
    failed: 'what people are to be told of waits',
  })
  const watchingCaps = startLoop(capRounds(deps), {
    everyMs: CAPS_EVERY_MS,
    log,
    failed: CAPS_FAILED,
  })
  const unsubscribe = deps.bus.subscribe('notice', looking.wake)
  return async () => {
    unsubscribe()
    await watchingCaps.stop()
    await noteCaps(deps).catch((error: unknown) => log.warn({ err: error }, CAPS_FAILED))
    await looking.stop()
    await sending.stop()
  }
}

async function lookAround(deps: Deps): Promise<void> {
  await planEvents(deps)
  await gatherItems(deps.driver)
}
