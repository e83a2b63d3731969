import { type Concept, phraseAt } from '../language/concepts.ts'
import { isWeakWord } from '../language/stand-ins.ts'
import { isStopWord } from '../language/stop-words.ts'
import type { Word } from '../../../lib/words.ts'

/** A word of a question; `concept` is set when it belongs to a phrase that means something as a whole. */
export type Meant = Word & { concept?: Concept }

/**
 * Treats the phrases of a question as one term. A phrase that the knowledge also uses stays as it is ("gift card"); an idiom that it does
 * not use becomes the usual word ("get in touch": contact).
 */
export function fitPhrases(
  words: readonly Word[],
  language: string,
  isHeld: (word: string) => boolean,
): Meant[] {
  const texts = words.map(({ text }) => text)
  const isSmall = (word: string) => isStopWord(word, language)
  const fitted: Meant[] = []
  for (let at = 0; at < words.length; at++) {
    const phrase = phraseAt(texts, at, language, isSmall)
    if (!phrase) {
      fitted.push(words[at]!)
      continue
    }
    fitted.push(...fitPhrase(words.slice(at, at + phrase.length), phrase.concept, language, isHeld))
    at += phrase.length - 1
  }
  return fitted
}

function fitPhrase(
  words: Word[],
  concept: Concept,
  language: string,
  isHeld: (word: string) => boolean,
): Meant[] {
  const distinctive = words.filter(({ text }) => !isStopWord(text, language))
  const isLiteral =
    distinctive.every(({ text }) => isHeld(text)) &&
    distinctive.some(({ text }) => !isWeakWord(text, language))
  const usual = concept.words[language]?.find((word) => /^[\p{L}\p{N}]+$/u.test(word))
  if (isLiteral || !usual) return distinctive.map((word) => ({ ...word, concept }))
  const [first] = words
  return [{ text: usual, raw: usual, at: first!.at, concept }]
}
