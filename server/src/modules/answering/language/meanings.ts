import { memoizedBy } from '../../../lib/memoized.ts'
import { conceptsOf, phraseAt } from './concepts.ts'
import { CONFIG_OF_LANGUAGE, stem } from './stems.ts'
import { isStopWord } from './stop-words.ts'
import { wordsOf } from '../../../lib/words.ts'

/** What a word stands for: `key` is the same for words of one concept in all languages. */
export type Meaning = { key: string; kind: 'concept' | 'number' | 'grammar' | 'other' }

/** The key of every number. */
export const NUMBER = '#'
/** Texts whose meanings are remembered, because passages are few and asked about often. */
const TEXTS = 1_000
/** The words of a text that are read: more say hardly anything that the first do not. */
const WORDS_MAX = 40
/** Longer words are in no lexicon. */
const LONGEST = 60

/** What the first words of a text stand for, in order: the concept of the lexicon, a number, a word of grammar, or the stem of any other word. */
export const meaningsOf: (text: string, language: string) => readonly Meaning[] = memoizedBy(
  TEXTS,
  readMeanings,
)

function readMeanings(text: string, language: string): Meaning[] {
  const words = wordsOf(text)
    .slice(0, WORDS_MAX)
    .map((word) => word.text)
  return words.map((_, at) => meaningAt(words, at, language))
}

function meaningAt(words: string[], at: number, language: string): Meaning {
  const word = words[at]!
  const concept = word.length > LONGEST ? undefined : conceptAt(words, at, language)
  if (concept) return { key: concept, kind: 'concept' }
  if (/\p{N}/u.test(word)) return { key: NUMBER, kind: 'number' }
  if (isStopWord(word, language)) return { key: `${language} ${word}`, kind: 'grammar' }
  return {
    key: `${language} ~${stem(word, CONFIG_OF_LANGUAGE[language] ?? 'simple')}`,
    kind: 'other',
  }
}

/** The concept of the phrase that begins here, or else of the word. */
function conceptAt(words: string[], at: number, language: string): string | undefined {
  const phrase = phraseAt(words, at, language, (word) => isStopWord(word, language))
  const isLong = phrase !== null && phrase.length > 1
  return isLong ? phrase.concept.id : conceptsOf(words[at]!, language)[0]?.id
}
