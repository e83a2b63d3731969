import type { Deps } from '../deps.ts'
import { forgetOldGaps } from '../modules/answering/gap-store.ts'
import { forgetOldCheckouts } from '../modules/billing/checkout-store.ts'
import { forgetOldEvents } from '../modules/billing/event-store.ts'
import { forgetOldCodes } from '../modules/numbers/store.ts'

const EVERY_MS = 60 * 60_000
const DAY_MS = 24 * 60 * 60_000
/** Stripe sends an event again for three days by itself, and for thirty when asked to. */
const EVENTS_KEPT_MS = 30 * DAY_MS
/** Long after Stripe has closed them. */
const CHECKOUTS_KEPT_MS = 30 * DAY_MS
/** What nobody asks any more is no gap worth filling. */
const GAPS_KEPT_MS = 180 * DAY_MS
/** They are counted for an hour. */
const CODES_KEPT_MS = DAY_MS

/** Deletes what nothing reads any more; what is made seldom enough is deleted where it is made. @returns ends it. */
export function startForgetting(deps: Deps): () => Promise<void> {
  let working = forgetOld(deps)
  const timer = setInterval(() => (working = forgetOld(deps)), EVERY_MS)
  return async () => {
    clearInterval(timer)
    await working
  }
}

/** Never throws: what could not be deleted is an hour later. */
export async function forgetOld({ db, now, log }: Deps): Promise<void> {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  try {
    await forgetOldEvents(db, ago(EVENTS_KEPT_MS))
    await forgetOldCheckouts(db, ago(CHECKOUTS_KEPT_MS))
    await forgetOldGaps(db, ago(GAPS_KEPT_MS))
    await forgetOldCodes(db, ago(CODES_KEPT_MS))
  } catch (error) {
    log.warn({ err: error }, 'what is old could not be deleted')
  }
}
