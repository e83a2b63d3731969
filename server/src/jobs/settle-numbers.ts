import type { Deps } from '../deps.ts'
import { releaseCheckoutLeases } from '../modules/billing/checkout-store.ts'
import { releaseEventLeases } from '../modules/billing/event-store.ts'
import { handleEvents } from '../modules/billing/events.ts'
import { workOnCheckouts } from '../modules/billing/provision.ts'
import { settleOpenCheckouts } from '../modules/billing/settle.ts'
import { abandonLapsed, syncStale } from '../modules/billing/subscription.ts'
import { removeLeftRecordings } from '../modules/calls/recordings.ts'
import { releaseAbandoned } from '../modules/numbers/release.ts'

const EVERY_MS = 5_000

/**
 * Finishes what a crash, a lost webhook or a silent carrier left open: buys what is paid, refunds what cannot be had, follows the
 * subscriptions, gives numbers back, and deletes recordings no log holds any more.
 * @returns ends it.
 */
export function startSettlingNumbers(deps: Deps): () => Promise<void> {
  let settling: Promise<void> | null = null
  const round = (work: Promise<void>) => (settling = work.finally(() => (settling = null)))
  round(deps.database.kind === 'embedded' ? begin(deps) : settleNumbers(deps))
  const timer = setInterval(() => {
    if (!settling) round(settleNumbers(deps))
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await settling
  }
}

const OF_MONEY = [handleEvents, settleOpenCheckouts, workOnCheckouts, syncStale, abandonLapsed]

/** One round. Never throws: what fails does not keep the rest from being done. */
export async function settleNumbers(deps: Deps): Promise<void> {
  const work = deps.billing.kind === 'none' ? [] : OF_MONEY
  for (const step of [...work, releaseAbandoned, removeLeftRecordings]) {
    await step(deps).catch((error: unknown) =>
      deps.log.error({ err: error, step: step.name }, 'numbers could not be looked after'),
    )
  }
}

async function begin(deps: Deps): Promise<void> {
  const released = Promise.all([releaseCheckoutLeases(deps.db), releaseEventLeases(deps.db)])
  await released.catch((error: unknown) =>
    deps.log.error({ err: error }, 'purchases under way wait for their lease to run out'),
  )
  await settleNumbers(deps)
}
