import { freeLeases } from '../db/lease.ts'
import { billingEvents, checkouts } from '../db/schema/billing.ts'
import { bookingOffers } from '../db/schema/bookings.ts'
import { messages } from '../db/schema/conversations.ts'
import { knowledgeItems } from '../db/schema/knowledge.ts'
import { noticeEvents, noticeMessages } from '../db/schema/notices.ts'
import { phoneNumbers } from '../db/schema/numbers.ts'
import { telegramOutbox, telegramPolling, telegramUpdates } from '../db/schema/telegram.ts'
import type { Deps } from '../deps.ts'

/** On the embedded database this process is alone: what another had begun, it had before it died, and goes on at once. */
export async function freeLeasesOfTheDead({ database, db }: Deps): Promise<void> {
  if (database.kind !== 'embedded') return
  await freeLeases(db, messages, 'leasedUntil')
  await freeLeases(db, knowledgeItems, 'leasedUntil')
  await freeLeases(db, checkouts, 'leasedUntil')
  await freeLeases(db, billingEvents, 'leasedUntil')
  await freeLeases(db, phoneNumbers, 'leasedUntil')
  await freeLeases(db, bookingOffers, 'textLeasedUntil')
  await freeLeases(db, noticeEvents, 'leasedUntil')
  await freeLeases(db, noticeMessages, 'leasedUntil')
  await freeLeases(db, telegramPolling, 'leasedUntil')
  await freeLeases(db, telegramUpdates, 'dueAt')
  await freeLeases(db, telegramOutbox, 'dueAt')
}
