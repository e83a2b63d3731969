import type { Verb } from './twiml.ts'
import { addressOf, type Leg, type Outcome, type PlayVerb, waitFor } from './leg.ts'

const DEFAULT_TIMEOUT_S = 5

type Gathered = { Digits: string } | { SpeechResult: string; Confidence: string }

/** `<Gather>`: listens from the beginning of its prompts, and asks its action with what was said or pressed. */
export const gather: PlayVerb = async (leg, verb, signal, here): Promise<Outcome> => {
  const [gathered] = await Promise.all([
    listen(leg, verb, signal),
    leg.playVerbs(verb.children, signal, here),
  ])
  const isEmpty = 'Digits' in gathered && gathered.Digits === ''
  if (isEmpty && verb.attributes['actionOnEmptyResult'] !== 'true') return undefined
  const { action, method = 'POST' } = verb.attributes
  return { url: action ? addressOf(action, here) : here, method, fields: gathered }
}

function listen(leg: Leg, { attributes }: Verb, signal: AbortSignal): Promise<Gathered> {
  const inputs = (attributes['input'] ?? 'dtmf').split(' ')
  const most = Number(attributes['numDigits'] ?? Infinity)
  const finish = attributes['finishOnKey'] ?? '#'
  const ms = Number(attributes['timeout'] ?? DEFAULT_TIMEOUT_S) * 1000

  return waitFor<Gathered>(signal, (done) => {
    let digits = ''
    const end = () => done({ Digits: digits })
    let timer = setTimeout(end, ms)
    const onDigit = (digit: string) => {
      clearTimeout(timer)
      timer = setTimeout(end, ms)
      if (digit !== finish) digits += digit
      if (digit === finish || digits.length >= most) end()
    }
    const onSpeech = (text: string, last: boolean) => {
      if (last) done({ SpeechResult: text, Confidence: '0.9' })
    }
    if (inputs.includes('dtmf')) leg.input.on('digit', onDigit)
    if (inputs.includes('speech')) leg.input.on('speech', onSpeech)
    return () => {
      clearTimeout(timer)
      leg.input.off('digit', onDigit)
      leg.input.off('speech', onSpeech)
    }
  })
}
