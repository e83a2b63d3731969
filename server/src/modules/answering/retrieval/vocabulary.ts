import { fold } from '../../../lib/fold.ts'

/** The lexemes of a knowledge, indexed by spelling. */
export type Vocabulary = {
  /** The lexemes that differ from a word at most in accents, by the word without accents. */
  folded: Map<string, string[]>
  /** Lexemes by their first letter, without its accent. */
  byLetter: Map<string, string[]>
}

const vocabularies = new WeakMap<object, Vocabulary>()

/** Built once for each set of statistics, which are read anew when the knowledge changes. */
export function vocabularyOf(counted: ReadonlyMap<string, unknown>): Vocabulary {
  const known = vocabularies.get(counted)
  if (known) return known
  const vocabulary: Vocabulary = { folded: new Map(), byLetter: new Map() }
  for (const lexeme of counted.keys()) {
    const folded = fold(lexeme)
    push(vocabulary.folded, folded, lexeme)
    push(vocabulary.byLetter, folded.charAt(0), lexeme)
  }
  vocabularies.set(counted, vocabulary)
  return vocabulary
}

function push(index: Map<string, string[]>, key: string, lexeme: string) {
  const known = index.get(key)
  if (known) known.push(lexeme)
  else index.set(key, [lexeme])
}
