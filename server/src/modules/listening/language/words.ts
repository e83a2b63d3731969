import learnt from './words.json' with { type: 'json' }

const LANGUAGE_OF = new Map(
  Object.entries(learnt).flatMap(([language, words]) =>
    words.split(' ').map((word) => [word, language]),
  ),
)

export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []

/** For each language, the share of a text's words that occur in no other language. */
export function ownWords(text: string): Record<string, number> {
  const words = wordsIn(text)
  const shares: Record<string, number> = {}
  for (const word of words) {
    const language = LANGUAGE_OF.get(word)
    if (language) shares[language] = (shares[language] ?? 0) + 1 / words.length
  }
  return shares
}
