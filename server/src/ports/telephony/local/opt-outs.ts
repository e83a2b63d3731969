import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { carrierOptOuts } from '../../../db/schema/numbers.ts'
import { optOutOf } from '../opt-out-words.ts'

/** Twilio's automatic answers to STOP, START and HELP. */
const ANSWERS = {
  stop: 'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.',
  start:
    'You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
  help: 'Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
}

/** Whether a phone asked for no more texts from a number. */
export const isOptedOut = async (db: Database, number: string, phone: string): Promise<boolean> =>
  (await db.$count(carrierOptOuts, isBetween(number, phone))) > 0

/** Handles a text such as STOP, to which Twilio reacts by itself. @returns Twilio's answer; null when the text is an ordinary one */
export async function applyOptOut(
  db: Database,
  { from, to, text }: { from: string; to: string; text: string },
): Promise<string | null> {
  const wish = optOutOf(text, await isOptedOut(db, to, from))
  if (wish === 'stop')
    await db.insert(carrierOptOuts).values({ number: to, phone: from }).onConflictDoNothing()
  if (wish === 'start') await db.delete(carrierOptOuts).where(isBetween(to, from))
  return wish && ANSWERS[wish]
}

const isBetween = (number: string, phone: string) =>
  and(eq(carrierOptOuts.number, number), eq(carrierOptOuts.phone, phone))
