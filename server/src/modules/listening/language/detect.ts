import { detectLanguages } from '../../../lib/language-detector.ts'
import { remembering } from '../../../lib/remembering.ts'
import type { ListeningContext } from '../types.ts'
import { ownWords } from './words.ts'

/** Languages an agent speaks of its own; a text is taken for another only where it surely is. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl']

/** What may be known beforehand counts this much in a text without letters, half as much in one of `HALF_LETTERS`. */
const PRIOR = { before: 0.4, languages: 0.2 }
const HALF_LETTERS = 8
/** Words of one language alone count this much when the whole text is of them: what the library finds of "Hello" is chance. */
const OWN_WORDS = 1
/** Of another language, where the library is surer of it than of any of ours by this much. */
const SURELY = 0.15
const ENOUGH_LETTERS = 12
/** The beginning tells. */
const READ = 1_000

/**
 * The language a text is written in: by how likely the library finds each, and, the shorter the text, by the language of the
 * conversation and of the knowledge. "wifi?" is in the language of the conversation.
 */
export function detectLanguage(text: string, context: ListeningContext): string {
  const { detected, scores, isReliable, letters, own } = soundOf(text.slice(0, READ))
  const { languages } = context
  const share = HALF_LETTERS / (HALF_LETTERS + letters)
  const scoreOf = (language: string) =>
    (scores[language] ?? 0) +
    OWN_WORDS * (own[language] ?? 0) +
    share * (language === languages[0] ? PRIOR.languages : 0)
  const likelier = (one: string, other: string) => (scoreOf(other) > scoreOf(one) ? other : one)
  const heard = [...languages, ...LANGUAGES].reduce(likelier)
  const gain = share * PRIOR.before
  // To tell what was spoken before takes longer than all the rest, so it is asked for where it may decide.
  const isOpen = [...LANGUAGES, ...languages, ...Object.keys(scores)].some(
    (other) => other !== heard && scoreOf(other) + gain >= scoreOf(heard),
  )
  const before = isOpen || gain >= scoreOf(heard) ? context.before : null
  const isBefore = before !== null && before !== heard && scoreOf(before) + gain >= scoreOf(heard)
  const best = isBefore ? before : heard
  const isOther =
    letters >= ENOUGH_LETTERS &&
    isReliable &&
    (scores[detected] ?? 0) - (scores[best] ?? 0) >= SURELY
  return isOther ? detected : best
}

/** A turn asks two or three times for the language of the same text. */
const TEXTS = 32

/** What can be told of a text whatever is known beforehand. */
const soundOf = remembering(TEXTS, (text) => {
  const found = detectLanguages(text)
  return {
    detected: found.language,
    scores: found.getScores(),
    isReliable: found.isReliable(),
    letters: text.match(/\p{L}/gu)?.length ?? 0,
    own: ownWords(text),
  }
})
