import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { settleClosing } from '../modules/account/closing.ts'
import { handleEvents } from '../modules/billing/events.ts'
import { workOnCheckouts } from '../modules/billing/provision.ts'
import { settleOpenCheckouts } from '../modules/billing/settle-checkouts.ts'
import { abandonLapsed, syncStale } from '../modules/billing/subscription.ts'
import { revokeReleased } from '../modules/calendars/revoke.ts'
import { removeLeftRecordings } from '../modules/calls/recordings.ts'
import { removeLeftTexts } from '../modules/texting/carried.ts'
import { announceHere } from '../modules/numbers/announce-here.ts'
import { releaseAbandoned } from '../modules/numbers/release.ts'

const EVERY_MS = 5_000

type Step = (deps: Deps) => Promise<void>

/** Each step runs in a loop of its own, so that a slow vendor holds up no other. */
const STEPS: Step[] = [
  releaseAbandoned,
  announceHere,
  removeLeftRecordings,
  removeLeftTexts,
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
 * Finishes what a crash, a lost webhook or an unavailable carrier left open: buys paid numbers, refunds those that cannot be had, updates
 * subscriptions, releases numbers and calendars, and deletes recordings without a call, texts without a conversation and closing
 * accounts.
 * @returns a function that ends it.
 */
export function startSettlingLeftOpen(deps: Deps): Stop {
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

/** One round of all steps, one after another. Never throws: a failing step does not prevent the others. */
export async function settleLeftOpen(deps: Deps): Promise<void> {
  for (const step of stepsOf(deps)) {
    await step(deps).catch((error: unknown) => deps.log.error({ err: error }, failedOf(step)))
  }
}

const stepsOf = ({ billing }: Deps) => [...(billing.kind === 'none' ? [] : OF_MONEY), ...STEPS]

const failedOf = (step: Step) => `what was left open could not be settled: ${step.name}`
