import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AppError } from '../../errors.ts'
import type { Sound } from './index.ts'
import type { Credentials } from './line/leg.ts'

const TIMEOUT_MS = 15_000
const TWILIO = 'https://api.twilio.com'
/** What a player needs; nothing else of the carrier's answer is passed on. */
const PASSED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges']

/**
 * Twilio's library reads answers as text, so the sound is asked for without it.
 * @throws 404 `recording_gone`; an error with its `status` for every other refusal.
 */
export async function openTwilioRecording(
  { accountSid, authToken }: Credentials,
  origin: string | undefined,
  sid: string,
  range: string | undefined,
): Promise<Sound> {
  const url = `${origin ?? TWILIO}/2010-04-01/Accounts/${accountSid}/Recordings/${sid}.wav`
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(new Error('The carrier is silent')), TIMEOUT_MS)
  // Of the answer to begin: how fast the sound is taken is up to the player.
  const response = await fetch(url, {
    headers: { authorization: `Basic ${basic}`, ...(range && { range }) },
    signal: silent.signal,
  }).finally(() => clearTimeout(timer))
  const { status } = response
  if (status !== 200 && status !== 206 && status !== 416) {
    await response.body?.cancel()
    if (status === 404) throw new AppError(404, 'recording_gone', 'This recording is gone.')
    throw Object.assign(new Error(`The carrier answered ${status}`), { status })
  }
  const passed = PASSED_ON.map((name) => [name, response.headers.get(name)] as const)
  return {
    status,
    headers: Object.fromEntries(
      passed.filter((header): header is [string, string] => header[1] !== null),
    ),
    // Two declarations of the one stream there is.
    body: response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]),
  }
}
