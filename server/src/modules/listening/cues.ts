import { featuresOf } from './classifier/features.ts'
import { hear, knows } from './heads.ts'
import { type Heard, QUESTION_KINDS } from './types.ts'

/** Alone it makes one think of the kind this much … */
const ALONE = 0.45
/** … or without it the kind is this much less likely. */
const MISSED = 0.25
/** Each word is left out once, so that the work grows with the square of their number: longer questions are judged word by word. */
const MOST_LEFT_OUT = 14
const MOST_WORDS = 40

/**
 * The words of a question by which its kind was recognised: "teuer" of "wie teuer ist die Kurtaxe?". They ask, and name nothing.
 * A word that was never learnt is none: it may name what is asked about, as "Anmeldegebühr" does, and only look like one.
 */
export function cuesOf(text: string, { kind, odds, language }: Heard): Set<string> {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, MOST_WORDS) ?? []
  const at = QUESTION_KINDS.indexOf(kind)
  const oddsOf = (said: string) => hear('kind', featuresOf(said, language))[at]!
  const cues = words.filter((word, index) => {
    if (!isLearnt(word, language)) return false
    if (oddsOf(word) >= ALONE) return true
    if (words.length > MOST_LEFT_OUT) return false
    return odds[kind] - oddsOf(words.filter((_, other) => other !== index).join(' ')) >= MISSED
  })
  return new Set(cues)
}

/** Whether the ear has learnt the word itself, and not only pieces of it. */
const isLearnt = (word: string, language: string): boolean =>
  featuresOf(word, language).some((feature) => feature.startsWith('=') && knows('kind', feature))
