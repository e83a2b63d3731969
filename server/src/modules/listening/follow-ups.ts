import { unpackedEach } from './classifier/each.ts'
import { softmax } from './classifier/odds.ts'
import learnt from './classifier/follow-ups.json' with { type: 'json' }
import { featuresOfIntent } from './intents.ts'

/**
 * What somebody says of what they were told: `recall` asks when the appointment is that they have, `later` and `earlier` want other times than
 * those offered, `repeat` wants the last words again. “None of those” counts as `later`.
 */
export const FOLLOW_UPS = ['recall', 'later', 'earlier', 'repeat'] as const
export type FollowUp = (typeof FOLLOW_UPS)[number]

/** Labels as they are learnt: the last is everything else that people say. */
export const LABELS = [...FOLLOW_UPS, 'other'] as const

const head = unpackedEach(learnt)
const SURE = 0.5
/** Of words that are all that is said, where nothing else is as likely: “could you speak up, please” is no wish for anything else. */
const LIKELY_REPEAT = 0.3

/** @param parts an utterance between its punctuation marks; the first of them that follows up what was told counts */
export function followUpIn(parts: string[], language: string): FollowUp | null {
  for (const part of parts) {
    const odds = softmax([...head.sumsOf(featuresOfIntent(part, language))])
    // Wishes for other times share their odds, because one is often meant by words for the other.
    const likeliest = FOLLOW_UPS.reduce((one, other) =>
      oddsOf(odds, other) > oddsOf(odds, one) ? other : one,
    )
    const mayRepeat =
      parts.length === 1 && likeliest === 'repeat' && oddsOf(odds, 'repeat') >= LIKELY_REPEAT
    if (mayRepeat || 1 - odds[LABELS.indexOf('other')]! >= SURE) return likeliest
  }
  return null
}

const oddsOf = (odds: number[], label: FollowUp): number => odds[LABELS.indexOf(label)]!
