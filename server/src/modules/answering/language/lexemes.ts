import { memoizedBy } from '../../../lib/memoized.ts'
import { stem } from './stems.ts'
import { wordsOf } from '../../../lib/words.ts'

/** Texts remembered for each configuration. */
const TEXTS = 2_000

/** The words of a text and their stems. They are remembered, because every question searches the same few texts. */
export const lexemesOf: (text: string, config: string) => ReadonlySet<string> = memoizedBy(
  TEXTS,
  lexemesIn,
)

function lexemesIn(text: string, config: string): Set<string> {
  const lexemes = new Set<string>()
  for (const { text: word } of wordsOf(text)) lexemes.add(word).add(stem(word, config))
  return lexemes
}
