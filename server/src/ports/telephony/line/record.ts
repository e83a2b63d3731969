import { newSid } from '../sids.ts'
import { addressOf, HUNG_UP, type Leg, type PlayVerb } from './leg.ts'
import type { Verb } from './twiml.ts'

const DEFAULT_SILENCE_S = 5
const DEFAULT_MAX_S = 3600

type Recording = { text: string; digits: string; seconds: number }

/**
 * `<Record>`: records until a key, a silence, the maximal length or the end of the call. Since these lines carry words instead of
 * sound, the words become the transcription; the recording has an address, but no sound.
 */
export const record: PlayVerb = async (leg, verb, signal, here) => {
  const { attributes } = verb
  const recordingSid = newSid('RE')
  leg.emit('recording', { recordingSid })
  const recording = await take(leg, verb, signal)
  if (signal.aborted && signal.reason !== HUNG_UP) throw signal.reason
  leg.emit('recorded', { recordingSid, seconds: recording.seconds })
  const url = `https://api.twilio.com/2010-04-01/Accounts/${leg.credentials.accountSid}/Recordings/${recordingSid}`
  const about = { RecordingSid: recordingSid, RecordingUrl: url }
  const measured = { ...about, RecordingDuration: String(recording.seconds) }
  const done = { ...measured, Digits: recording.digits }
  const action = attributes['action'] ? addressOf(attributes['action'], here) : here
  if (signal.aborted) await leg.report(action, done, attributes['method'])
  if (attributes['recordingStatusCallback']) {
    const fields = { ...measured, RecordingStatus: 'completed' }
    await leg.report(addressOf(attributes['recordingStatusCallback'], here), fields)
  }
  if (attributes['transcribeCallback']) {
    await leg.report(addressOf(attributes['transcribeCallback'], here), {
      ...about,
      TranscriptionSid: newSid('TR'),
      TranscriptionStatus: recording.text ? 'completed' : 'failed',
      TranscriptionText: recording.text,
    })
  }
  signal.throwIfAborted()
  // As with Twilio, the next verb follows when nothing was recorded.
  return recording.text || recording.digits
    ? { url: action, method: attributes['method'] ?? 'POST', fields: done }
    : undefined
}

/** Also resolves when the call ends: what was said until then is the recording. */
function take(leg: Leg, { attributes }: Verb, signal: AbortSignal): Promise<Recording> {
  const finish = attributes['finishOnKey'] ?? '1234567890*#'
  const silenceMs = Number(attributes['timeout'] ?? DEFAULT_SILENCE_S) * 1000
  const maxMs = Number(attributes['maxLength'] ?? DEFAULT_MAX_S) * 1000
  const startedAt = Date.now()
  const words: string[] = []

  return new Promise((resolve) => {
    const end = (digits: string) => {
      clearTimeout(silence)
      clearTimeout(longest)
      leg.input.off('digit', onDigit)
      leg.input.off('speech', onSpeech)
      signal.removeEventListener('abort', onHangUp)
      const seconds = Math.max(1, Math.round((Date.now() - startedAt) / 1000))
      resolve({ text: words.join(' '), digits, seconds })
    }
    const onDigit = (digit: string) => finish.includes(digit) && end(digit)
    const onSpeech = (text: string, last: boolean) => {
      clearTimeout(silence)
      silence = setTimeout(end, silenceMs, '')
      if (last) words.push(text)
    }
    const onHangUp = () => end('hangup')
    let silence = setTimeout(end, silenceMs, '')
    const longest = setTimeout(end, maxMs, '')
    leg.input.on('digit', onDigit)
    leg.input.on('speech', onSpeech)
    signal.addEventListener('abort', onHangUp)
  })
}
