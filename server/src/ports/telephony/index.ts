import type { Readable } from 'node:stream'
import type { LocalCarrier } from './local/index.ts'
import type { LineOptions, PhoneLine } from './phone-line.ts'

/** A number on offer, in Twilio's words; `isoCountry` is ISO 3166 alpha-2. */
export type NumberOnOffer = { phoneNumber: string; locality: string; isoCountry: string }

/** A call as its caller sees it; everything but the two numbers only where the network knows it. */
export type Ring = Pick<
  LineOptions,
  'from' | 'to' | 'callerName' | 'stirVerstat' | 'forwardedFrom' | 'place'
>

/** What the networks have on record of a number. */
export type NumberRecord = {
  /** In Twilio's words: `mobile`, `landline`, `fixedVoip`, `nonFixedVoip`, `tollFree` and others; null where nobody knows. */
  lineType: string | null
  /** Whom it is registered to; null where nobody knows, and of what is no name, such as WIRELESS CALLER. */
  name: string | null
}

/** A piece of sound, or all of it, as HTTP carries it. */
export type Sound = {
  status: 200 | 206 | 416
  headers: Record<string, string>
  body: Readable
}

/**
 * The telephone network: Twilio, or the local carrier that stands in for it.
 * Every failure is an `AppError` with a sentence for the owner; numbers are E.164.
 */
export type Telephony = {
  /** `none`: production without keys. Every call is refused with 503 `telephony_not_configured`. */
  kind: 'twilio' | 'local' | 'none'
  /** US numbers that take voice and SMS. */
  searchNumbers(): Promise<NumberOnOffer[]>
  /**
   * Buys a number and has its calls sent to `{appUrl}/api/webhooks/twilio/voice`, their end to `…/status`. Buying one that is ours
   * already gives its sid again.
   * @throws 409 `number_taken`
   */
  buyNumber(phone: string): Promise<{ sid: string }>
  /** A number of ours by itself; null where it is not ours. */
  findNumber(phone: string): Promise<{ sid: string } | null>
  /** Releasing a number that is gone is no error. */
  releaseNumber(sid: string): Promise<void>
  sendCode(phone: string): Promise<void>
  /**
   * @returns whether the code was right.
   * @throws 400 `code_expired` when no code is waiting for the phone, 429 `too_many_attempts`
   */
  checkCode(phone: string, code: string): Promise<boolean>
  /** Costs money each time. */
  lookUp(phone: string): Promise<NumberRecord>
  sendSms(from: string, to: string, text: string): Promise<void>
  /**
   * Rings a phone from a number of ours; whoever answers hears what `url` answers.
   * @param seconds it rings.
   */
  placeCall(call: {
    from: string
    to: string
    url: string
    seconds: number
  }): Promise<{ sid: string }>
  /**
   * The sound of a recorded message, WAV.
   * @param range as a player asks for it: `bytes=0-`.
   * @throws 404 `recording_gone`
   */
  openRecording(sid: string, range?: string): Promise<Sound>
  /** Removing a recording that is gone is no error. */
  removeRecording(sid: string): Promise<void>
  /**
   * Whether the carrier took this very text: what a sender asks who died before they knew.
   * @param since when it was written: the same words of before are another text
   */
  wasTexted(from: string, to: string, text: string, since: Date): Promise<boolean>
  /** Makes a call in progress do something else, or ends it. Also for lines opened here. */
  updateCall(callSid: string, change: { twiml: string } | { status: 'completed' }): Promise<void>
  /**
   * Constant-time check of `X-Twilio-Signature`.
   * @param url as Twilio was told it: scheme, host, path and query; `wss:` for a WebSocket handshake.
   * @param params the fields of a form POST; none for a handshake.
   */
  isSigned(url: string, params: Record<string, string>, signature: string | undefined): boolean
  /**
   * Rings `voiceUrl` from this process the way Twilio would, also where real Twilio is configured: the test call in the browser.
   */
  openLine(ring: Ring): PhoneLine
  /** Only where `kind` is `local`: places calls to the numbers it sold. */
  local: LocalCarrier | null
  close(): Promise<void>
}
