import { memoizedBy } from '../../lib/memoized.ts'
import { featuresIn, wordsOf } from './classifier/features.ts'
import { hear, knows } from './heads.ts'
import { type Heard, QUESTION_KINDS } from './types.ts'

/** A word is a cue when it alone makes the kind of question at least this likely … */
const ALONE = 0.45
/** … or when leaving it out makes the kind less likely by this much. */
const MISSED = 0.25
/**
 * Up to this many words, each is left out once, which takes time with the square of their number; in longer questions only single words are
 * tried.
 */
const MAX_LEFT_OUT = 14
const MAX_WORDS = 40
/** Words whose odds are remembered for each language: most questions ask with the same few. */
const WORDS = 1_000

/**
 * The words by which the kind of a question was recognized: "teuer" in "wie teuer ist die Kurtaxe?". They ask, and do not name the subject.
 * A word that was never learnt is no cue: it may be the subject and only resemble a cue, as "Anmeldegebühr" does.
 */
export function cuesOf(text: string, { kind, odds, language }: Heard): Set<string> {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, MAX_WORDS) ?? []
  const at = QUESTION_KINDS.indexOf(kind)
  const cues = words.filter((word, index) => {
    if (!isLearnt(word)) return false
    if (oddsOfWord(word, language)[at]! >= ALONE) return true
    if (words.length > MAX_LEFT_OUT) return false
    const others = words.filter((_, other) => other !== index).join(' ')
    return odds[kind] - oddsOf(others, language)[at]! >= MISSED
  })
  return new Set(cues)
}

const oddsOf = (phrase: string, language: string) => hear('kind', featuresIn(phrase, language))
const oddsOfWord = memoizedBy(WORDS, oddsOf)

/** Whether the classifier has learnt the whole word, and not only parts of it. */
const isLearnt = (word: string): boolean => wordsOf(word).some((part) => knows('kind', `=${part}`))
