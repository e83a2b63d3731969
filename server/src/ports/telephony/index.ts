import type { Readable } from 'node:stream'
import type { IsAnother } from './find-sent.ts'
import type { LocalCarrier } from './local/index.ts'
import type { Whatsapp, WhatsappAccount } from './whatsapp.ts'
import type { LineOptions, PhoneLine } from './phone-line.ts'

/** A number that can be bought, with Twilio's field names; `isoCountry` is ISO 3166 alpha-2. */
export type NumberOnOffer = { phoneNumber: string; locality: string; isoCountry: string }

/** A call as its caller's network announces it; all but the two numbers may be missing. */
export type Ring = Pick<
  LineOptions,
  'from' | 'to' | 'callerName' | 'stirVerstat' | 'forwardedFrom' | 'place'
>

/** What the networks know about a number. */
export type NumberRecord = {
  /** Line type in Twilio's words: `mobile`, `landline`, `fixedVoip`, `nonFixedVoip`, `tollFree` and others; null when unknown. */
  lineType: string | null
  /** Name it is registered to; null when unknown, or a placeholder such as WIRELESS CALLER. */
  name: string | null
}

/** A message that the carrier accepted. */
export type Sent = { sid: string }

/** A sound file or a part of it, as an HTTP response. */
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
  /** Numbers in the US that can be bought and support voice and SMS. */
  searchNumbers(): Promise<NumberOnOffer[]>
  /**
   * Buys a number. Twilio announces its calls to `{appUrl}/api/webhooks/twilio/voice`, their end to `…/status`, and texts to `…/text`. For
   * a number that is ours already, its sid is returned again.
   * @throws 409 `number_taken`
   */
  buyNumber(phone: string): Promise<{ sid: string }>
  /** Finds one of our numbers; null where we do not own it. */
  findNumber(phone: string): Promise<{ sid: string } | null>
  /** Makes Twilio announce the calls and texts of one of our numbers to the present address, as for a number bought now. */
  announceHere(sid: string): Promise<void>
  /** Releases a number; one that is already released is no error. */
  releaseNumber(sid: string): Promise<void>
  /**
   * Sends a code to a phone. While an earlier one is valid, it is sent again, whichever account requested it.
   * @returns the verification, which is the same for both.
   * @throws 429 `too_many_codes`
   */
  sendCode(phone: string): Promise<{ sid: string }>
  /**
   * @param verificationSid rather than the phone, so that nobody checks the code of a later verification.
   * @returns whether the code was right.
   * @throws 400 `code_expired` when the verification is over, 429 `too_many_attempts`
   */
  checkCode(verificationSid: string, code: string): Promise<boolean>
  /** Asks Twilio's Lookup about a number, which costs money each time. */
  lookUp(phone: string): Promise<NumberRecord>
  /**
   * Sends a text message.
   * @param statusCallback address that is told how the delivery ended.
   * @throws 409 `unsubscribed` where the recipient asked for no more texts from this number
   */
  sendSms(from: string, to: string, text: string, statusCallback?: string): Promise<Sent>
  /**
   * Calls a phone from one of our numbers; whoever answers hears the TwiML that `url` returns.
   * @param seconds how long it rings.
   */
  placeCall(call: {
    from: string
    to: string
    url: string
    seconds: number
  }): Promise<{ sid: string }>
  /**
   * The sound of a recorded message, as WAV.
   * @param range value of the header `Range`, such as `bytes=0-`.
   * @throws 404 `recording_gone`
   */
  openRecording(sid: string, range?: string): Promise<Sound>
  /** Deletes a recording; one that is already deleted is no error. */
  removeRecording(sid: string): Promise<void>
  /**
   * This text message if the carrier accepted it, for a sender that crashed before it knew; null otherwise.
   * @param since when the message was written: an earlier message with the same words does not count
   * @param isAnother where the same words may have been sent again since
   */
  findText(
    from: string,
    to: string,
    text: string,
    since: Date,
    isAnother?: IsAnother,
  ): Promise<Sent | null>
  /**
   * Deletes a sent or received text, with its pictures; one that is already deleted is no error.
   * @throws 409 `on_its_way` until its delivery is over, which may take minutes
   */
  removeText(sid: string): Promise<void>
  /** WhatsApp through an owner's Twilio account; possible even without a carrier for this installation. */
  whatsapp(account: WhatsappAccount): Whatsapp
  /** Redirects a call in progress to other TwiML, or ends it. Works for lines opened in this process too. */
  updateCall(callSid: string, change: { twiml: string } | { status: 'completed' }): Promise<void>
  /**
   * Checks `X-Twilio-Signature` in constant time.
   * @param url exactly as Twilio was given it: scheme, host, path and query; `wss:` for a WebSocket handshake.
   * @param params the fields of a form POST; none for a handshake.
   */
  isSigned(url: string, params: Record<string, string>, signature: string | undefined): boolean
  /**
   * Calls `voiceUrl` from this process as Twilio would, also where real Twilio is configured: test calls in the browser use this.
   */
  openLine(ring: Ring): PhoneLine
  /** Places calls to the numbers that the local carrier sold; null unless `kind` is `local`. */
  local: LocalCarrier | null
  close(): Promise<void>
}
