import type { Deps } from '../deps.ts'
import { provisionPaid, turnOverSubscriptions } from '../modules/billing/purchase.ts'
import { releaseAllLeases } from '../modules/billing/store.ts'
import { removeLeftRecordings } from '../modules/calls/recordings.ts'
import { releaseAbandoned } from '../modules/numbers/release.ts'

const EVERY_MS = 5_000

/**
 * Finishes what a crash or a silent carrier left open: buys what is paid, renews and ends subscriptions, gives numbers back, and
 * deletes recordings no log holds any more.
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

/** One round. Never throws. */
export async function settleNumbers(deps: Deps): Promise<void> {
  try {
    await provisionPaid(deps)
    if (!deps.config.production) await turnOverSubscriptions(deps)
    await releaseAbandoned(deps)
    await removeLeftRecordings(deps)
  } catch (error) {
    deps.log.error({ err: error }, 'numbers could not be looked after')
  }
}

async function begin(deps: Deps): Promise<void> {
  await releaseAllLeases(deps.db).catch((error: unknown) =>
    deps.log.error({ err: error }, 'purchases under way wait for their lease to run out'),
  )
  await settleNumbers(deps)
}
