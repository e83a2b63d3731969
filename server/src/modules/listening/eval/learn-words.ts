import { wordsIn } from '../language/words.ts'
import { personWishes, questionKinds, urgentLines } from './corpora.ts'

/** The words that people of one language wrote and of no other, by language, in order. */
export function learnWords(): Record<string, string> {
  const languagesOf = new Map<string, Set<string>>()
  for (const { text, language } of [...questionKinds(), ...personWishes(), ...urgentLines()]) {
    for (const word of wordsIn(text)) {
      languagesOf.set(word, (languagesOf.get(word) ?? new Set()).add(language))
    }
  }
  const own: Record<string, string[]> = {}
  for (const [word, languages] of languagesOf) {
    const [language, ...others] = languages
    if (language && others.length === 0) (own[language] ??= []).push(word)
  }
  return Object.fromEntries(
    Object.keys(own)
      .toSorted()
      .map((language) => [language, own[language]!.toSorted().join(' ')]),
  )
}
