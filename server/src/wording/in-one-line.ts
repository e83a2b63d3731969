/** Full-width marks bring their own space. */
const WIDE_END = /[。？！]$/

/** Two sentences, one after the other. */
export const inOneLine = (first: string, second: string): string =>
  WIDE_END.test(first) ? first + second : `${first} ${second}`
