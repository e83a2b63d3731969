const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu

/** Whether a text contains one of these phrases as whole words, whatever punctuation lies between them. */
export const holds = (text: string, phrases: readonly string[]): boolean => {
  const words = plain(text)
  return plainOf(phrases).some((phrase) => words.includes(phrase))
}

/** Whether a text begins with one of these phrases, as whole words. */
export const beginsWith = (text: string, phrases: readonly string[]): boolean => {
  const words = plain(text)
  return plainOf(phrases).some((phrase) => words.startsWith(phrase))
}

const known = new WeakMap<readonly string[], string[]>()

/** Computed once for each list, because all lists are constants. */
function plainOf(phrases: readonly string[]): string[] {
  let words = known.get(phrases)
  if (!words) known.set(phrases, (words = phrases.map(plain)))
  return words
}

/** The words of a text with one space before and after each. */
const plain = (text: string): string => ` ${text.toLowerCase()} `.replaceAll(BETWEEN_WORDS, ' ')
