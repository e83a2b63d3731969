/** The text without accents, which a recognizer may leave out, and with plain apostrophes. */
export const plainly = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")

/** A pattern for whole words that also finds them without their accents; it is for texts that went through `plainly`. */
export const whole = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.map(plainly).join('|')})(?![\\p{L}\\d])`, 'iu')
