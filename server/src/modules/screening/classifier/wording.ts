import { featuresOf } from '../../listening/classifier/features.ts'
import { type Classifier, oddsOf as oddsOfFeatures } from '../../listening/classifier/odds.ts'
import { sigmoid, unpackedEach } from '../../listening/classifier/each.ts'
import { unpacked } from '../../listening/heads.ts'
import type { Signal } from '../types.ts'
import learntUnwanted from './unwanted.json' with { type: 'json' }
import learnt from './weights.json' with { type: 'json' }

/** Kinds of callers with whose wording the caller's is compared. */
export type Voice = 'personal' | 'business' | 'notice' | 'sales' | 'scam' | 'robocall'
export const VOICES: Voice[] = ['personal', 'business', 'notice', 'sales', 'scam', 'robocall']
const UNWANTED: Voice[] = ['sales', 'scam', 'robocall']
const SOUNDS_LIKE: Record<Voice, string> = {
  personal: 'somebody who knows you',
  business: 'somebody who has business with you',
  notice: 'an automated notice',
  sales: 'a sales call',
  scam: 'a swindle',
  robocall: 'an unwanted recording',
}
/** Limits for the weight of the wording alone, against and for a caller. */
const MAX_AGAINST = -2.5
const MAX_FOR = 0.75
const PER_LOGIT = 0.8

const classifier = unpacked(learnt)
const unwantedHead = unpackedEach(learntUnwanted)

/** Features of a text without its language, because the kinds are told apart by content in any language. */
export const featuresOfVoice = (text: string): string[] => featuresOf(text, '')

/** The odds of each kind of caller, in the order of `VOICES`. */
export const oddsOf = (text: string, model: Classifier = classifier): number[] =>
  oddsOfFeatures(featuresOfVoice(text), model)

/** The signal that the wording of normalised speech gives, and the odds from 0 to 1 that the call is unwanted. */
export function wordingSignal(text: string): { signal: Signal; unwanted: number } {
  const odds = oddsOf(text)
  const oddsOfVoice = (voice: Voice) => odds[VOICES.indexOf(voice)]!
  const unwanted = sigmoid(unwantedHead.sumsOf(featuresOfVoice(text))[0]!)
  const logit = Math.log((1 - unwanted + 0.01) / (unwanted + 0.01))
  // The named voice is one of the side that the weight is on: several unlikely voices may outweigh the likeliest.
  const side = VOICES.filter((voice) => UNWANTED.includes(voice) === logit < 0)
  const named = side.reduce((best, voice) =>
    oddsOfVoice(voice) > oddsOfVoice(best) ? voice : best,
  )
  // A notice never speaks for a caller, because there is no person on the line to be put through.
  const mostFor = named === 'notice' ? 0 : MAX_FOR
  const weight = Math.max(MAX_AGAINST, Math.min(mostFor, PER_LOGIT * logit))
  const share = Math.round(oddsOfVoice(named) * 100)
  return {
    unwanted,
    signal: {
      name: 'wording',
      weight: Math.round(weight * 100) / 100,
      because: `Sounds like ${SOUNDS_LIKE[named]} (${share} %).`,
    },
  }
}
