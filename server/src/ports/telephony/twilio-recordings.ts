import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AppError } from '../../errors.ts'
import type { Sound } from './index.ts'
import type { Credentials } from './line/leg.ts'

const TIMEOUT_MS = 15_000
const TWILIO = 'https://api.twilio.com'
/** Headers that a player needs; no others of Twilio's response are passed on. */
const PASSED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges']

/**
 * Opens a recording by `fetch`, because Twilio's library reads responses as text.
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
  // The timeout is only for the beginning of the response: how fast the sound is read is up to the player.
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
    // The cast bridges two type declarations of the same stream.
    body: response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]),
  }
}
