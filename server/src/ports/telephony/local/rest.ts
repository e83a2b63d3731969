import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/client.ts'
import type { Lines } from '../lines.ts'
import {
  type Answer,
  availableNumber,
  incomingNumber,
  notThere,
  ok,
  onePage,
  outboundMessage,
  refusal,
} from './answers.ts'
import { stock } from './area-codes.ts'
import { newSid } from '../sids.ts'
import { playRecording, removeRecording } from './recordings.ts'
import { isOptedOut } from './opt-outs.ts'
import {
  deliver,
  dropMessage,
  findSold,
  listDelivered,
  listSold,
  sell,
  setUrls,
  takeBack,
} from './store.ts'
import { lookUp } from './lookup.ts'
import { checkCode, sendCode } from './verify.ts'
import { listSenders, removeWhatsapp, sendWhatsapp, updateSender } from './whatsapp.ts'

export type RestCall = {
  db: Database
  now: () => Date
  accountSid: string
  serviceSid: string
  /** Values of the path parameters, in order. */
  parts: string[]
  /** Parameters of the query and of the form. */
  fields: Record<string, string>
  path: string
  /** The body as received. */
  body: string
  log: FastifyBaseLogger
  /** The `Range` header of a request for a recording. */
  range: string | undefined
  onMessage: (message: { from: string; to: string }) => void
  calls: Lines
}

type Route = [method: string, path: RegExp, serve: (call: RestCall) => Promise<Answer> | Answer]

const ACCOUNT = String.raw`^/2010-04-01/Accounts/AC[0-9a-f]{32}`
const MESSAGE = new RegExp(`${ACCOUNT}/Messages/((?:SM|MM)[0-9a-f]{32}).json$`)

/** The part of Twilio's API that the product uses. */
export const ROUTES: Route[] = [
  ['GET', new RegExp(`${ACCOUNT}/AvailablePhoneNumbers/([A-Z]{2})/Local.json$`), listAvailable],
  ['GET', new RegExp(`${ACCOUNT}/IncomingPhoneNumbers.json$`), listIncoming],
  ['POST', new RegExp(`${ACCOUNT}/IncomingPhoneNumbers.json$`), buy],
  ['POST', new RegExp(`${ACCOUNT}/IncomingPhoneNumbers/(PN[0-9a-f]{32}).json$`), update],
  ['DELETE', new RegExp(`${ACCOUNT}/IncomingPhoneNumbers/(PN[0-9a-f]{32}).json$`), release],
  ['GET', new RegExp(`${ACCOUNT}/Messages.json$`), listMessages],
  ['POST', new RegExp(`${ACCOUNT}/Messages.json$`), sendMessage],
  ['DELETE', MESSAGE, removeMessage],
  ['POST', new RegExp(`${ACCOUNT}/Calls.json$`), placeCall],
  ['GET', new RegExp(`${ACCOUNT}/Recordings/(RE[0-9a-f]{32}).wav$`), playRecording],
  ['DELETE', new RegExp(`${ACCOUNT}/Recordings/(RE[0-9a-f]{32}).json$`), removeRecording],
  ['POST', new RegExp(`${ACCOUNT}/Calls/(CA[0-9a-f]{32}).json$`), updateCall],
  ['GET', /^\/v2\/PhoneNumbers\/([^/]+)$/, lookUp],
  ['POST', /^\/v2\/Services\/(VA[0-9a-f]{32})\/Verifications$/, sendCode],
  ['POST', /^\/v2\/Services\/(VA[0-9a-f]{32})\/VerificationCheck$/, checkCode],
]

/** The routes for WhatsApp accounts of owners. */
export const WHATSAPP_ROUTES: Route[] = [
  ['GET', /^\/v2\/Channels\/Senders$/, listSenders],
  ['POST', /^\/v2\/Channels\/Senders\/(XE[0-9a-f]{32})$/, updateSender],
  ['GET', new RegExp(`${ACCOUNT}/Messages.json$`), listMessages],
  ['POST', new RegExp(`${ACCOUNT}/Messages.json$`), sendWhatsapp],
  ['DELETE', MESSAGE, removeWhatsapp],
]

const DEFAULT_PAGE = 50

async function listAvailable({ db, parts, fields, path }: RestCall): Promise<Answer> {
  const sold = new Set((await listSold(db)).map(({ phone }) => phone))
  const pageSize = Number(fields['PageSize'] ?? DEFAULT_PAGE)
  const found = []
  for (const number of parts[0] === 'US' ? stock() : []) {
    if (found.length === pageSize) break
    const isWanted =
      !sold.has(number.phone) &&
      (!fields['AreaCode'] || number.code === fields['AreaCode']) &&
      (!fields['InRegion'] || number.state === fields['InRegion']) &&
      (!fields['Contains'] || number.phone.includes(fields['Contains']))
    if (isWanted) found.push(availableNumber(number))
  }
  return ok({ available_phone_numbers: found, uri: path })
}

async function listIncoming({ db, accountSid, fields, path }: RestCall): Promise<Answer> {
  const sold = await listSold(db)
  const asked = sold.filter(({ phone }) => phone.includes(fields['PhoneNumber'] ?? ''))
  const numbers = asked.map((number) => incomingNumber(accountSid, number))
  return ok({ incoming_phone_numbers: numbers, ...onePage(numbers, path) })
}

async function listMessages({ db, accountSid, fields, path }: RestCall): Promise<Answer> {
  const { From: from = '', To: to = '' } = fields
  const delivered = await listDelivered(db, from, to, Number(fields['PageSize'] ?? DEFAULT_PAGE))
  const messages = delivered.map((message) => outboundMessage(accountSid, message, 'delivered'))
  return ok({ messages, ...onePage(messages, path) })
}

async function buy({ db, accountSid, fields }: RestCall): Promise<Answer> {
  const { PhoneNumber: phone = '', VoiceUrl = '', StatusCallback = '', SmsUrl = '' } = fields
  const isOffered = [...stock()].some((number) => number.phone === phone)
  if (!isOffered) return refusal(400, 21_422, `${phone} is not available`)
  const addresses = { voiceUrl: VoiceUrl, statusCallback: StatusCallback, smsUrl: SmsUrl }
  const sold = await sell(db, phone, addresses)
  return sold
    ? ok(incomingNumber(accountSid, sold), 201)
    : refusal(400, 21_422, `${phone} is not available`)
}

async function update({ db, accountSid, parts, fields, path }: RestCall): Promise<Answer> {
  const {
    VoiceUrl: voiceUrl = '',
    StatusCallback: statusCallback = '',
    SmsUrl: smsUrl = '',
  } = fields
  const number = await setUrls(db, parts[0]!, { voiceUrl, statusCallback, smsUrl })
  return number ? ok(incomingNumber(accountSid, number)) : notThere(path)
}

async function release({ db, parts, path }: RestCall): Promise<Answer> {
  return (await takeBack(db, parts[0]!)) ? { status: 204, body: null } : notThere(path)
}

async function sendMessage({ db, accountSid, fields, onMessage }: RestCall): Promise<Answer> {
  const { From: from = '', To: to = '', Body: text = '' } = fields
  if (!/^\+\d{8,15}$/.test(to)) return refusal(400, 21_211, `Invalid 'To' Phone Number: ${to}`)
  if (!(await findSold(db, from))) {
    return refusal(400, 21_606, `The 'From' phone number ${from} is not a number of this account`)
  }
  if (await isOptedOut(db, from, to)) {
    return refusal(400, 21_610, 'Attempt to send to unsubscribed recipient')
  }
  const delivered = await deliver(db, from, to, text)
  onMessage({ from, to })
  return ok(outboundMessage(accountSid, delivered, 'queued'), 201)
}

async function removeMessage({ db, parts, path }: RestCall): Promise<Answer> {
  return (await dropMessage(db, parts[0]!)) ? { status: 204, body: null } : notThere(path)
}

/** No real phone rings: the on-screen inbox shows the call, where somebody can forward it. */
async function placeCall({ db, accountSid, fields, onMessage }: RestCall): Promise<Answer> {
  const { From: from = '', To: to = '', Timeout: seconds = '60' } = fields
  if (!/^\+\d{8,15}$/.test(to)) return refusal(400, 21_211, `Invalid 'To' Phone Number: ${to}`)
  if (!(await findSold(db, from))) {
    return refusal(400, 21_210, `The 'From' phone number ${from} is not a number of this account`)
  }
  await deliver(db, from, to, `Your phone rings for ${seconds} seconds.`)
  onMessage({ from, to })
  const sid = newSid('CA')
  return ok(
    {
      sid,
      account_sid: accountSid,
      from,
      to,
      status: 'queued',
      direction: 'outbound-api',
      api_version: '2010-04-01',
      uri: `/2010-04-01/Accounts/${accountSid}/Calls/${sid}.json`,
    },
    201,
  )
}

function updateCall({ accountSid, parts, fields, calls }: RestCall): Answer {
  const [sid] = parts as [string]
  const twiml = fields['Twiml']
  const isUpdated = calls.update(sid, twiml === undefined ? { status: 'completed' } : { twiml })
  if (!isUpdated) return refusal(400, 21_220, 'Call is not in-progress. Cannot redirect.')
  return ok({
    sid,
    account_sid: accountSid,
    status: fields['Status'] === 'completed' ? 'completed' : 'in-progress',
    api_version: '2010-04-01',
    uri: `/2010-04-01/Accounts/${accountSid}/Calls/${sid}.json`,
  })
}
