/** Full-width punctuation includes its own space. */
const WIDE_END = /[。？！]$/

/** Joins two sentences. */
export const inOneLine = (first: string, second: string): string =>
  WIDE_END.test(first) ? first + second : `${first} ${second}`
