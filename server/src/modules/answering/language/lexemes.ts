import { memoized } from '../../../lib/memoized.ts'
import { stem } from './stems.ts'
import { wordsOf } from './words.ts'

/** Texts remembered for each configuration. */
const TEXTS = 2_000
const byConfig = new Map<string, (text: string) => ReadonlySet<string>>()

/** The words of a text and their stems. They are remembered, because every question searches the same few texts. */
export function lexemesOf(text: string, config: string): ReadonlySet<string> {
  let known = byConfig.get(config)
  if (!known) byConfig.set(config, (known = memoized(TEXTS, (input) => lexemesIn(input, config))))
  return known(text)
}

function lexemesIn(text: string, config: string): Set<string> {
  const lexemes = new Set<string>()
  for (const { text: word } of wordsOf(text)) lexemes.add(word).add(stem(word, config))
  return lexemes
}
