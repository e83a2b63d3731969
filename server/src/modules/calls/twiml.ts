import type { AgentVoice } from 'shared-types'
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import { LOCALES_SPOKEN } from '../../wording/locale.ts'

export const HOOKS = '/api/webhooks/twilio'

/** Seconds the owner's phone rings; most mailboxes of phone companies answer after 30. */
const RING_S = 20
const ACCEPT_WITHIN_S = 10
/** Longest message in seconds: Twilio transcribes no longer ones. */
const MESSAGE_MAX_S = 120
const MESSAGE_SILENCE_S = 5

type Where = { appUrl: string; language: string }

type Talk = {
  ticket: string
  greeting: string
  voice: AgentVoice | null
  /** Whether the agent changes to the caller's language. */
  follows: boolean
}

/** Google's name for a voice in a language. */
const spokenBy = (voice: AgentVoice, language: string) => ({
  ttsProvider: 'Google',
  voice: `${language}-Chirp3-HD-${voice}`,
})

/**
 * Opens the relay.
 * @param ticket admits its socket, once.
 */
export function talk(
  { appUrl, language }: Where,
  { ticket, greeting, voice, follows }: Talk,
): string {
  const response = new VoiceResponse()
  const relay = response.connect({ action: `${appUrl}${HOOKS}/connect-action` }).conversationRelay({
    url: `${appUrl.replace(/^http/, 'ws')}${HOOKS}/relay`,
    welcomeGreeting: greeting,
    language,
    ...(voice && spokenBy(voice, language)),
    // Recognizes whatever language the caller speaks.
    ...(follows && { transcriptionLanguage: 'multi', transcriptionProvider: 'Deepgram' }),
    interruptible: 'any',
    dtmfDetection: true,
    partialPrompts: true,
    events: 'speaker-events',
  })
  for (const code of follows ? LOCALES_SPOKEN : []) {
    relay.language({ code, ...(voice && spokenBy(voice, code)) })
  }
  relay.parameter({ name: 'ticket', value: ticket })
  return response.toString()
}

/** Rings the owner, who hears who is calling and accepts with 1. */
export function dial(
  { appUrl, language }: Where,
  {
    callId,
    phone,
    callerId,
    say,
  }: { callId: string; phone: string; callerId: string; say?: string },
): string {
  const response = new VoiceResponse()
  if (say) response.say({ language: language as 'en-US' }, say)
  const at = (hook: string) => `${appUrl}${HOOKS}/${hook}?call=${callId}`
  response
    .dial({
      action: at('dial-action'),
      answerOnBridge: true,
      timeout: RING_S,
      callerId,
    })
    .number({ url: at('whisper') }, phone)
  return response.toString()
}

/** Tells the owner who is calling before they accept; after silence or another key the caller goes to the mailbox. */
export function whisper({ appUrl, language }: Where, callId: string, announcement: string): string {
  const response = new VoiceResponse()
  response
    .gather({
      numDigits: 1,
      timeout: ACCEPT_WITHIN_S,
      action: `${appUrl}${HOOKS}/accept?call=${callId}`,
    })
    .say({ language: language as 'en-US' }, announcement)
  response.hangup()
  return response.toString()
}

/**
 * Records a message.
 * @param say words to ask for it; null when the agent has asked already.
 */
export function record({ appUrl, language }: Where, callId: string, say: string | null): string {
  const response = new VoiceResponse()
  const voice = { language: language as 'en-US' }
  if (say) response.say(voice, say)
  const at = (hook: string) => `${appUrl}${HOOKS}/${hook}?call=${callId}`
  response.record({
    action: at('recorded'),
    maxLength: MESSAGE_MAX_S,
    timeout: MESSAGE_SILENCE_S,
    playBeep: true,
    finishOnKey: '#',
    recordingStatusCallback: at('recording'),
    transcribe: true,
    transcribeCallback: at('transcription'),
  })
  response.hangup()
  return response.toString()
}

export function hangUp(say?: string, language = 'en-US'): string {
  const response = new VoiceResponse()
  if (say) response.say({ language: language as 'en-US' }, say)
  response.hangup()
  return response.toString()
}

/** Rejects the call: the caller hears that the line is busy, and it costs nothing. */
export function busy(): string {
  const response = new VoiceResponse()
  response.reject({ reason: 'busy' })
  return response.toString()
}

/** What the next request of a call that is held says: the call that it may be, and what had become of that by the last one. */
export type Held = { causeId: string; seen?: 'picked-up' | 'put-down' | undefined }

/** Picks up and may speak, and asks how to go on a second later. */
export function hold({ appUrl, language }: Where, { causeId, seen }: Held, say?: string): string {
  const response = new VoiceResponse()
  if (say) response.say({ language: language as 'en-US' }, say)
  response.pause({ length: say ? 1 : 2 })
  response.redirect(`${appUrl}${HOOKS}/voice?call=${causeId}${seen ? `&seen=${seen}` : ''}`)
  return response.toString()
}

/** An empty response: the caller and the owner are connected, or the call is over. */
export const nothing = (): string => new VoiceResponse().toString()
