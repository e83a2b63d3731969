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

type Step = (deps: Deps) => Promise<void>

/** Each has rounds of its own: a vendor that is slow to answer one holds up no other. */
const STEPS: Step[] = [releaseAbandoned, removeLeftRecordings]
const OF_MONEY: Step[] = [
  handleEvents,
  settleOpenCheckouts,
  workOnCheckouts,
  syncStale,
  abandonLapsed,
]

/**
 * Finishes what a crash, a lost webhook or a silent carrier left open: buys what is paid, refunds what cannot be had, follows the
 * subscriptions, gives numbers back, and deletes recordings no log holds any more.
 * @returns ends it.
 */
export function startSettlingNumbers(deps: Deps): () => Promise<void> {
  const ready = deps.database.kind === 'embedded' ? releaseLeases(deps) : Promise.resolve()
  const stops = stepsOf(deps).map((step) => repeat(() => ready.then(() => attempt(deps, step))))
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

/** One round, one step after the other. Never throws: what fails does not keep the rest from being done. */
export async function settleNumbers(deps: Deps): Promise<void> {
  for (const step of stepsOf(deps)) await attempt(deps, step)
}

const stepsOf = ({ billing }: Deps) => [...(billing.kind === 'none' ? [] : OF_MONEY), ...STEPS]

const attempt = (deps: Deps, step: Step): Promise<void> =>
  step(deps).catch((error: unknown) =>
    deps.log.error({ err: error, step: step.name }, 'numbers could not be looked after'),
  )

/** Now, and again and again; never twice at once. @returns ends it. */
function repeat(work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | null = null
  const round = () => (working ??= work().finally(() => (working = null)))
  void round()
  const timer = setInterval(() => void round(), EVERY_MS)
  return async () => {
    clearInterval(timer)
    await working
  }
}

const releaseLeases = (deps: Deps): Promise<unknown> =>
  Promise.all([releaseCheckoutLeases(deps.db), releaseEventLeases(deps.db)]).catch(
    (error: unknown) =>
      deps.log.error({ err: error }, 'purchases under way wait for their lease to run out'),
  )
