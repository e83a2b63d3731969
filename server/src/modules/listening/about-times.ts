import { unpackedEach } from './classifier/each.ts'
import { softmax } from './classifier/odds.ts'
import learnt from './classifier/about-times.json' with { type: 'json' }
import { featuresOfIntent } from './intents.ts'

/**
 * What somebody says of times they know: `recall` asks when the appointment is that they have, `later` and `earlier` want others than those
 * offered. “None of those” counts as `later`.
 */
export const ABOUT_TIMES = ['recall', 'later', 'earlier'] as const
export type AboutTimes = (typeof ABOUT_TIMES)[number]

/** Labels as they are learnt: the last is everything else that people say. */
export const LABELS = [...ABOUT_TIMES, 'other'] as const

const head = unpackedEach(learnt)
const SURE = 0.5

/** @param parts an utterance between its punctuation marks; the first of them that is about times counts */
export function aboutTimesIn(parts: string[], language: string): AboutTimes | null {
  for (const part of parts) {
    const odds = softmax([...head.sumsOf(featuresOfIntent(part, language))])
    // Wishes for other times share their odds, because one is often meant by words for the other.
    const isSure = 1 - odds[LABELS.indexOf('other')]! >= SURE
    if (isSure)
      return ABOUT_TIMES.reduce((one, other) =>
        oddsOf(odds, other) > oddsOf(odds, one) ? other : one,
      )
  }
  return null
}

const oddsOf = (odds: number[], label: AboutTimes): number => odds[LABELS.indexOf(label)]!
