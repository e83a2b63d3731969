import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { settleClosing } from '../modules/account/closing.ts'
import { handleEvents } from '../modules/billing/events.ts'
import { workOnCheckouts } from '../modules/billing/provision.ts'
import { settleOpenCheckouts } from '../modules/billing/settle.ts'
import { abandonLapsed, syncStale } from '../modules/billing/subscription.ts'
import { revokeReleased } from '../modules/calendars/revoke.ts'
import { removeLeftRecordings } from '../modules/calls/recordings.ts'
import { receiveTexts } from '../modules/numbers/receive-texts.ts'
import { releaseAbandoned } from '../modules/numbers/release.ts'

const EVERY_MS = 5_000

type Step = (deps: Deps) => Promise<void>

/** Each has rounds of its own: a vendor that is slow to answer one holds up no other. */
const STEPS: Step[] = [
  releaseAbandoned,
  receiveTexts,
  removeLeftRecordings,
  revokeReleased,
  settleClosing,
]
const OF_MONEY: Step[] = [
  handleEvents,
  settleOpenCheckouts,
  workOnCheckouts,
  syncStale,
  abandonLapsed,
]

/**
 * Finishes what a crash, a lost webhook or a silent carrier left open: buys what is paid, refunds what cannot be had, follows the
 * subscriptions, gives numbers and calendars back, and deletes recordings no log holds any more and accounts nobody wants any more.
 * @returns ends it.
 */
export function startSettlingNumbers(deps: Deps): Stop {
  const loops = stepsOf(deps).map((step) =>
    startLoop(() => step(deps), { everyMs: EVERY_MS, log: deps.log, failed: failedOf(step) }),
  )
  const unsubscribe = deps.bus.subscribe('agent_gone', () => {
    for (const { wake } of loops) wake()
  })
  return async () => {
    unsubscribe()
    await Promise.all(loops.map((loop) => loop.stop()))
  }
}

/** One round, one step after the other. Never throws: what fails does not keep the rest from being done. */
export async function settleNumbers(deps: Deps): Promise<void> {
  for (const step of stepsOf(deps)) {
    await step(deps).catch((error: unknown) => deps.log.error({ err: error }, failedOf(step)))
  }
}

const stepsOf = ({ billing }: Deps) => [...(billing.kind === 'none' ? [] : OF_MONEY), ...STEPS]

const failedOf = (step: Step) => `numbers could not be looked after: ${step.name}`
