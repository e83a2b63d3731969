import { randomBytes, randomInt } from 'node:crypto'
import type { Database } from '../../../db/client.ts'
import { newSid } from '../sids.ts'
import type { WhatsappAccount } from '../whatsapp.ts'
import { announce } from './announce.ts'
import { type Answer, notThere, ok, outboundMessage, refusal } from './answers.ts'
import type { RestCall } from './rest.ts'
import { deliver, dropMessage } from './store.ts'
import {
  findSenderAt,
  findSenderIn,
  findSenderOf,
  hasWrittenLately,
  insertSender,
  setWebhook,
  type WhatsappSender,
} from './whatsapp-store.ts'

/** A message somebody writes in WhatsApp; numbers are E.164, `name` is their name there. */
export type Written = { from: string; to: string; text: string; name: string }

/** What an owner receives after registering a sender at Twilio. */
export type Registered = WhatsappAccount & { phone: string }

/** The Twilio account of an owner with its WhatsApp sender, made at the first call. */
export async function registerWhatsapp(db: Database, userId: string): Promise<Registered> {
  const found = await findSenderOf(db, userId)
  const sender = found ?? (await newSender(db, userId))
  const { address, accountSid, authToken } = sender
  return { accountSid, authToken, phone: address.slice('whatsapp:'.length) }
}

async function newSender(db: Database, userId: string): Promise<WhatsappSender> {
  const made = await insertSender(db, {
    address: `whatsapp:+1415555${randomInt(1000, 10_000)}`,
    userId,
    sid: newSid('XE'),
    accountSid: newSid('AC'),
    authToken: randomBytes(16).toString('hex'),
  })
  // The number was taken meanwhile.
  return made ?? newSender(db, userId)
}

/**
 * Writes to a sender like the app on a phone.
 * @returns the sid of the message; null when no address for announcements is set
 * @throws when the announcement is not accepted
 */
export async function writeWhatsapp(db: Database, written: Written): Promise<string | null> {
  const { from, to, text, name } = written
  const sender = await findSenderAt(db, `whatsapp:${to}`)
  if (!sender?.webhookUrl) return null
  const { sid } = await deliver(db, `whatsapp:${from}`, sender.address, text)
  await announce(sender, sender.webhookUrl, {
    AccountSid: sender.accountSid,
    ApiVersion: '2010-04-01',
    MessageSid: sid,
    SmsMessageSid: sid,
    SmsSid: sid,
    SmsStatus: 'received',
    MessageType: 'text',
    ChannelMetadata: JSON.stringify({ type: 'whatsapp', data: { context: { ProfileName: name } } }),
    ProfileName: name,
    WaId: from.slice(1),
    From: `whatsapp:${from}`,
    To: sender.address,
    Body: text,
    NumSegments: '1',
    NumMedia: '0',
    ReferralNumMedia: '0',
  })
  return sid
}

/** Whether these are the credentials of an owner's WhatsApp account. */
export async function isWhatsappAccount(db: Database, sid: string, token: string) {
  return (await findSenderIn(db, sid))?.authToken === token
}

export async function listSenders({ db, accountSid, fields, path }: RestCall): Promise<Answer> {
  const sender = fields['Channel'] === 'whatsapp' && (await findSenderIn(db, accountSid))
  return ok({
    senders: sender ? [shown(sender)] : [],
    meta: {
      key: 'senders',
      page: 0,
      page_size: 50,
      url: path,
      first_page_url: path,
      next_page_url: null,
      previous_page_url: null,
    },
  })
}

export async function updateSender({
  db,
  accountSid,
  parts,
  body,
  path,
}: RestCall): Promise<Answer> {
  const sender = await findSenderIn(db, accountSid)
  if (!sender || sender.sid !== parts[0]) return notThere(path)
  const { webhook } = JSON.parse(body) as { webhook?: { callback_url?: unknown } }
  if (typeof webhook?.callback_url !== 'string') {
    return refusal(400, 20_001, 'No webhook was given')
  }
  await setWebhook(db, sender.sid, webhook.callback_url)
  return ok(shown({ ...sender, webhookUrl: webhook.callback_url }), 202)
}

/** Accepts a message, and reports at once how its delivery ended. */
export async function sendWhatsapp({
  db,
  accountSid,
  fields,
  onMessage,
  log,
}: RestCall): Promise<Answer> {
  const { From: from = '', To: to = '', Body: text = '', StatusCallback: url } = fields
  const sender = await findSenderIn(db, accountSid)
  if (sender?.address !== from) {
    return refusal(400, 63_007, 'Twilio could not find a Channel with the specified From address')
  }
  if (!/^whatsapp:\+\d{8,15}$/.test(to)) {
    return refusal(400, 21_211, `Invalid 'To' Phone Number: ${to}`)
  }
  const isOpen = await hasWrittenLately(db, to, from)
  const message = isOpen
    ? await deliver(db, from, to, text)
    : { sid: newSid('SM'), sender: from, recipient: to, text, sentAt: new Date() }
  if (isOpen) onMessage({ from, to })
  const ended: Record<string, string> = isOpen
    ? { MessageStatus: 'delivered' }
    : { MessageStatus: 'undelivered', ErrorCode: '63016' }
  if (url) {
    const { sid } = message
    await announce(sender, url, { MessageSid: sid, From: from, To: to, ...ended }).catch(
      (error: unknown) => log.warn({ err: error }, 'nobody heard how a local message ended'),
    )
  }
  return ok(outboundMessage(accountSid, { id: '', ...message }, 'queued'), 201)
}

export async function removeWhatsapp({ db, accountSid, parts, path }: RestCall): Promise<Answer> {
  const sender = await findSenderIn(db, accountSid)
  const isGone = sender && (await dropMessage(db, parts[0]!, sender.address))
  return isGone ? { status: 204, body: null } : notThere(path)
}

const shown = ({ sid, address, webhookUrl }: WhatsappSender) => ({
  sid,
  sender_id: address,
  status: 'ONLINE',
  webhook: { callback_url: webhookUrl, callback_method: 'POST' },
  profile: { name: 'Local business' },
  properties: { quality_rating: 'HIGH', messaging_limit: '10K Customers/24hr' },
  offline_reasons: null,
  url: `https://messaging.twilio.com/v2/Channels/Senders/${sid}`,
})
