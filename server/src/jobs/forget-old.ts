import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { DAY_MS, HOUR_MS } from '../lib/time.ts'
import { forgetByChoice } from '../modules/account/retention.ts'
import { forgetOldGrants } from '../modules/assistants/store.ts'
import { forgetOldGaps } from '../modules/answering/gap-store.ts'
import { removeUnconfirmed } from '../modules/appointments/person-store.ts'
import { forgetOldCheckouts } from '../modules/billing/checkout-store.ts'
import { forgetOldEvents } from '../modules/billing/event-store.ts'
import { removeUnsent } from '../modules/files/store.ts'
import { forgetOldRequests } from '../modules/idempotency/store.ts'
import { forgetOldNews } from '../modules/notices/event-store.ts'
import { forgetOldMessages } from '../modules/notices/message-store.ts'
import { forgetOldCodes } from '../modules/numbers/code-store.ts'
import { forgetOldChanges } from '../modules/knowledge/change-store.ts'
import { forgetOldWebhooks } from '../modules/webhooks/log-store.ts'
import { removeOverdue } from '../modules/team/invitation-store.ts'

const EVERY_MS = HOUR_MS
/** Stripe repeats an event for three days by itself, and for thirty on request. */
const EVENTS_KEPT_MS = 30 * DAY_MS
/** Long after Stripe has closed them. */
const CHECKOUTS_KEPT_MS = 30 * DAY_MS
/** A question that nobody asks any more is not worth answering. */
const GAPS_KEPT_MS = 180 * DAY_MS
/** A browser retries a file only while its page is open. */
const FILES_KEPT_MS = DAY_MS
/** How long old texts of websites are kept. */
const CHANGES_KEPT_MS = 90 * DAY_MS
/** They are counted for an hour. */
const CODES_KEPT_MS = DAY_MS

/** Deletes what is not read any more; rare things are deleted where they are created. @returns a function that ends it. */
export const startForgetting = (deps: Deps): Stop =>
  startLoop(() => forgetOld(deps), {
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'what is old could not be deleted',
  }).stop

export async function forgetOld(deps: Deps): Promise<void> {
  const { db, now } = deps
  const ago = (ms: number) => new Date(now().getTime() - ms)
  await forgetOldEvents(db, ago(EVENTS_KEPT_MS))
  await forgetOldCheckouts(db, ago(CHECKOUTS_KEPT_MS))
  await forgetOldGaps(db, ago(GAPS_KEPT_MS))
  await forgetOldCodes(db, ago(CODES_KEPT_MS))
  await forgetOldChanges(db, ago(CHANGES_KEPT_MS))
  await removeUnsent(db, ago(FILES_KEPT_MS))
  await removeOverdue(db, now())
  await removeUnconfirmed(db)
  await forgetOldNews(db)
  await forgetOldMessages(db)
  await forgetOldWebhooks(db)
  await forgetOldRequests(deps.driver)
  await forgetOldGrants(db)
  await forgetByChoice(deps)
}
