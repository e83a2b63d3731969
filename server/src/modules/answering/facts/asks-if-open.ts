import { wordsOf } from '../../../lib/words.ts'
import type { Heard } from '../../listening/types.ts'
import { asksWhich } from '../language/asks-which.ts'
import { type Concept, conceptsOf, phraseAt } from '../language/concepts.ts'
import { isStopWord } from '../language/stop-words.ts'
import { impliedDays, isDay } from '../quoting/days.ts'
import { isDayOrMonth } from '../quoting/shown-words.ts'

const OPEN = 'open'
/** What a question about this moment may name besides "open": the moment, and the place. */
const NOW = new Set([OPEN, 'now', 'today', 'shop', 'practice', 'company', 'branch', 'location'])
/** "Tonight" is a part of today, and says nothing about this moment. */
const PARTS_OF_DAY = new Set(['morning', 'afternoon', 'evening', 'night'])

/**
 * Whether a question asks for yes or no to being open now or today: "Are you open?", "Habt ihr heute auf?". Words that the lexicon does not
 * know, or that name a thing, do not matter here: "Is the kitchen open now?" asks it of the kitchen.
 */
export function asksIfOpen({ text, language }: Pick<Heard, 'text' | 'language'>): boolean {
  if (asksWhich(text, language) || namesOtherTime(text)) return false
  const named = conceptsIn(text, language)
  return named.some((concepts) => concepts.some(({ id }) => id === OPEN)) && named.every(mayBeNow)
}

/** Whether a date, an hour or days of the week are named. */
const namesOtherTime = (text: string): boolean =>
  /\p{N}/u.test(text) ||
  impliedDays(text).length > 0 ||
  wordsOf(text).some((word) => isDay(word.text) || isDayOrMonth(word.text))

const isNow = ({ id }: Concept): boolean => NOW.has(id)

const mayBeNow = (concepts: readonly Concept[]): boolean =>
  !concepts.some(({ id }) => PARTS_OF_DAY.has(id)) &&
  concepts.some((concept) => isNow(concept) || !concept.isWeak)

/** For each word or phrase that the lexicon knows, the concepts it may stand for. */
function conceptsIn(text: string, language: string): (readonly Concept[])[] {
  const words = wordsOf(text).map((word) => word.text)
  const isSmall = (word: string) => isStopWord(word, language)
  const found: (readonly Concept[])[] = []
  for (let at = 0; at < words.length; at++) {
    const phrase = phraseAt(words, at, language, isSmall)
    const concepts = phrase ? [phrase.concept] : conceptsOf(words[at]!, language)
    // The German "auf" is a preposition too.
    const isMeant = phrase !== null || !isSmall(words[at]!) || concepts.some(isNow)
    if (concepts.length > 0 && isMeant) found.push(concepts)
    if (phrase) at += phrase.length - 1
  }
  return found
}
