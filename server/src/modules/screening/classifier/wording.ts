import type { Signal } from '../types.ts'
import { featuresOf } from './features.ts'
import weights from './weights.json' with { type: 'json' }

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

export type Model = { bias: number[]; weights: Record<string, number[]> }

/** The odds of each voice, by multinomial logistic regression over stems and their pairs. */
export function oddsOf(text: string, model: Model = weights): number[] {
  const features = featuresOf(text)
  const length = Math.sqrt(features.length)
  const sums = model.bias.map(
    (bias, voice) =>
      bias + features.reduce((sum, name) => sum + (model.weights[name]?.[voice] ?? 0), 0) / length,
  )
  const top = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - top))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** What the wording of normalised speech says for or against its speaker. */
export function wordingSignal(text: string): { signal: Signal; unwanted: number } {
  const odds = oddsOf(text)
  const unwanted = odds.reduce(
    (sum, one, at) => sum + (UNWANTED.includes(VOICES[at]!) ? one : 0),
    0,
  )
  const logit = Math.log((1 - unwanted + 0.01) / (unwanted + 0.01))
  const weight = Math.max(MOST_AGAINST, Math.min(MOST_FOR, PER_LOGIT * logit))
  const best = odds.indexOf(Math.max(...odds))
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
