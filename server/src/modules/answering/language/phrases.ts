const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu

/** Whether a text contains one of these phrases as whole words, whatever punctuation lies between them. */
export const holds = (text: string, phrases: readonly string[]): boolean => {
  const words = plain(text)
  return phrases.some((phrase) => words.includes(plain(phrase)))
}

/** Whether a text begins with one of these phrases, as whole words. */
export const beginsWith = (text: string, phrases: readonly string[]): boolean => {
  const words = plain(text)
  return phrases.some((phrase) => words.startsWith(plain(phrase)))
}

/** The words of a text with one space before and after each. */
const plain = (text: string): string => ` ${text.toLowerCase()} `.replaceAll(BETWEEN_WORDS, ' ')
