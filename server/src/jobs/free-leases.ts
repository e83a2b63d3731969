import { freeLeases } from '../db/lease.ts'
import { testRuns } from '../db/schema/agent-tests.ts'
import { appointmentOutbox } from '../db/schema/appointments.ts'
import { agents } from '../db/schema/agents.ts'
import { billingEvents, checkouts } from '../db/schema/billing.ts'
import { bookingOffers } from '../db/schema/bookings.ts'
import { calendarConnections } from '../db/schema/calendar-connections.ts'
import { conversations, messages } from '../db/schema/conversations.ts'
import { knowledgeItems } from '../db/schema/knowledge.ts'
import { letters, mailboxLeases } from '../db/schema/letters.ts'
import { noticeEvents, noticeMessages } from '../db/schema/notices.ts'
import { phoneNumbers } from '../db/schema/numbers.ts'
import { receivedTexts, textOutbox } from '../db/schema/texting.ts'
import { telegramOutbox, telegramPolling, telegramUpdates } from '../db/schema/telegram.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import type { Deps } from '../deps.ts'

/**
 * Frees all leases at the start on the embedded database: this is the only process, so they belong to one that died, and their work
 * continues at once.
 */
export async function freeLeasesOfTheDead({ driver, db }: Deps): Promise<void> {
  if (driver.kind !== 'embedded') return
  await freeLeases(db, messages, 'leasedUntil')
  await freeLeases(db, conversations, 'leasedUntil')
  await freeLeases(db, knowledgeItems, 'leasedUntil')
  await freeLeases(db, agents, 'gapsLeasedUntil')
  await freeLeases(db, testRuns, 'leasedUntil')
  await freeLeases(db, checkouts, 'leasedUntil')
  await freeLeases(db, billingEvents, 'leasedUntil')
  await freeLeases(db, phoneNumbers, 'leasedUntil')
  await freeLeases(db, bookingOffers, 'textLeasedUntil')
  await freeLeases(db, noticeEvents, 'leasedUntil')
  await freeLeases(db, noticeMessages, 'leasedUntil')
  await freeLeases(db, webhookDeliveries, 'leasedUntil')
  await freeLeases(db, calendarConnections, 'leasedUntil')
  await freeLeases(db, appointmentOutbox, 'leasedUntil')
  await freeLeases(db, letters, 'leasedUntil')
  await freeLeases(db, mailboxLeases, 'leasedUntil')
  await freeLeases(db, telegramPolling, 'leasedUntil')
  await freeLeases(db, telegramUpdates, 'dueAt')
  await freeLeases(db, telegramOutbox, 'dueAt')
  await freeLeases(db, receivedTexts, 'dueAt')
  await freeLeases(db, textOutbox, 'dueAt')
}
