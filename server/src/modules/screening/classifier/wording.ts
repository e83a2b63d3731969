import { featuresOf } from '../../listening/classifier/features.ts'
import { type Classifier, oddsOf as oddsOfFeatures } from '../../listening/classifier/odds.ts'
import { unpacked } from '../../listening/heads.ts'
import type { Signal } from '../types.ts'
import learnt from './weights.json' with { type: 'json' }

/** A kind of caller the wording is compared with. */
export type Voice = 'personal' | 'business' | 'notice' | 'sales' | 'scam' | 'robocall'
export const VOICES: Voice[] = ['personal', 'business', 'notice', 'sales', 'scam', 'robocall']
const UNWANTED: Voice[] = ['sales', 'scam', 'robocall']
const SOUNDS_LIKE: Record<Voice, string> = {
  personal: 'somebody who knows you',
  business: 'a caller with business of yours',
  notice: 'an automated notice',
  sales: 'a sales call',
  scam: 'a swindle',
  robocall: 'an unwanted recording',
}
/** The most the wording alone may weigh, against and for. */
const MOST_AGAINST = -2.5
const MOST_FOR = 0.75
const PER_LOGIT = 0.8

const classifier = unpacked(learnt)

/** Voices are told by what is said, in whatever language. */
export const featuresOfVoice = (text: string): string[] => featuresOf(text, '')

/** The odds of each voice. */
export const oddsOf = (text: string, model: Classifier = classifier): number[] =>
  oddsOfFeatures(featuresOfVoice(text), model)

/** What the wording of normalised speech says for or against its speaker. */
export function wordingSignal(text: string): { signal: Signal; unwanted: number } {
  const odds = oddsOf(text)
  const unwanted = odds.reduce(
    (sum, one, at) => sum + (UNWANTED.includes(VOICES[at]!) ? one : 0),
    0,
  )
  const logit = Math.log((1 - unwanted + 0.01) / (unwanted + 0.01))
  const best = odds.indexOf(Math.max(...odds))
  // A notice speaks for no caller: there is nobody to put through.
  const mostFor = VOICES[best] === 'notice' ? 0 : MOST_FOR
  const weight = Math.max(MOST_AGAINST, Math.min(mostFor, PER_LOGIT * logit))
  const share = Math.round(odds[best]! * 100)
  return {
    unwanted,
    signal: {
      name: 'wording',
      weight: Math.round(weight * 100) / 100,
      because: `The wording is like that of ${SOUNDS_LIKE[VOICES[best]!]} (${share} %).`,
    },
  }
}
