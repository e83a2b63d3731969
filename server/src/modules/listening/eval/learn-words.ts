import { wordsIn } from '../language/words.ts'
import { intentLines, personWishes, questionKinds, urgentLines } from './corpora.ts'

/**
 * For each language, the words that people wrote in it and in no other, in order. Names are left out, as they belong to no
 * language.
 */
export function learnWords(): Record<string, string> {
  const languagesOf = new Map<string, Set<string>>()
  const spoken = intentLines().filter(({ intent }) => intent !== 'introduction')
  const lines = [...questionKinds(), ...personWishes(), ...urgentLines(), ...spoken]
  for (const { text, language } of lines) {
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
