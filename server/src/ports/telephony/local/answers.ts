import type { Stock } from './area-codes.ts'
import type { DeliveredMessage, SoldNumber, Verification } from './store.ts'

/** A response of the REST API. The body is JSON, or sound where it is a buffer; null for status 204. */
export type Answer = {
  status: number
  headers?: Record<string, string>
  body: Record<string, unknown> | Buffer | null
}

export const ok = (body: Record<string, unknown>, status = 200): Answer => ({ status, body })

/** An error response in Twilio's shape, with Twilio's error number. */
export const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})

export const notThere = (path: string): Answer =>
  refusal(404, 20_404, `The requested resource ${path} was not found`)

export const availableNumber = ({ phone, city, state, zip }: Stock) => ({
  friendly_name: friendly(phone),
  phone_number: phone,
  lata: null,
  locality: city,
  rate_center: city.toUpperCase(),
  latitude: null,
  longitude: null,
  region: state,
  postal_code: zip,
  iso_country: 'US',
  address_requirements: 'none',
  beta: false,
  capabilities: CAPABILITIES,
})

export const incomingNumber = (accountSid: string, number: SoldNumber) => ({
  sid: number.sid,
  account_sid: accountSid,
  friendly_name: friendly(number.phone),
  phone_number: number.phone,
  voice_url: number.voiceUrl,
  voice_method: 'POST',
  sms_url: number.smsUrl ?? '',
  sms_method: 'POST',
  status_callback: number.statusCallback,
  status_callback_method: 'POST',
  capabilities: CAPABILITIES,
  date_created: number.createdAt.toUTCString(),
  date_updated: number.createdAt.toUTCString(),
  api_version: '2010-04-01',
  address_requirements: 'none',
  beta: false,
  origin: 'twilio',
  status: 'in-use',
  type: 'local',
  uri: `/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers/${number.sid}.json`,
})

export const outboundMessage = (
  accountSid: string,
  { sid, sender, recipient, text, sentAt }: DeliveredMessage,
  status: 'queued' | 'delivered',
) => ({
  sid,
  account_sid: accountSid,
  from: sender,
  to: recipient,
  body: text,
  status,
  direction: 'outbound-api',
  num_segments: '1',
  num_media: '0',
  date_created: sentAt.toUTCString(),
  date_updated: sentAt.toUTCString(),
  api_version: '2010-04-01',
  uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}.json`,
})

/** The paging fields of a list that fits on one page. */
export const onePage = (list: unknown[], path: string) => ({
  page: 0,
  page_size: list.length,
  start: 0,
  end: list.length,
  uri: path,
  first_page_uri: path,
  next_page_uri: null,
  previous_page_uri: null,
})

/** The response about a code, whether it was sent or checked. */
export const verification = (
  accountSid: string,
  serviceSid: string,
  { sid, phone, createdAt }: Verification,
  status: 'pending' | 'approved',
) => ({
  sid,
  service_sid: serviceSid,
  account_sid: accountSid,
  to: phone,
  channel: 'sms',
  status,
  valid: status === 'approved',
  date_created: createdAt.toISOString(),
  date_updated: createdAt.toISOString(),
})

const CAPABILITIES = { voice: true, sms: true, mms: false, fax: false }

const friendly = (phone: string) => `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
