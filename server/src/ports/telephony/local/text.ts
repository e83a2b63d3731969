import type { Database } from '../../../db/client.ts'
import { newSid } from '../sids.ts'
import type { Credentials } from '../line/leg.ts'
import { announce } from './announce.ts'
import { placeOf } from './area-codes.ts'
import { applyOptOut } from './opt-outs.ts'
import { deliver, findSold } from './store.ts'

/** A text somebody sends from their phone. */
export type Text = { from: string; to: string; text: string }

/**
 * Sends a text to one of the sold numbers: answers STOP, START and HELP itself, as Twilio does, and announces it by a signed
 * webhook.
 * @returns its sid.
 * @throws when the number was not sold here, or nobody takes the announcement.
 */
export async function textNumber(
  db: Database,
  credentials: Credentials,
  onMessage: (message: { from: string; to: string }) => void,
  sentText: Text,
): Promise<string> {
  const { from, to, text } = sentText
  const sold = await findSold(db, to)
  if (!sold?.smsUrl) throw new Error(`The local carrier announces no texts to ${to}.`)
  const answer = await applyOptOut(db, sentText)
  if (answer) {
    await deliver(db, to, from, answer)
    onMessage({ from: to, to: from })
  }
  const sid = newSid('SM')
  const place = placeOf(from)
  const fields = {
    AccountSid: credentials.accountSid,
    ApiVersion: '2010-04-01',
    MessageSid: sid,
    SmsMessageSid: sid,
    SmsSid: sid,
    SmsStatus: 'received',
    From: from,
    To: to,
    Body: text,
    NumSegments: '1',
    NumMedia: '0',
    FromCity: place?.city ?? '',
    FromState: place?.state ?? '',
    FromZip: place?.zip ?? '',
    FromCountry: place?.country ?? '',
  }
  await announce(credentials, sold.smsUrl, fields)
  return sid
}
