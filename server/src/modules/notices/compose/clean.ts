/** White space and control characters, which could end a header or a line of a mail. */
const BETWEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu

/** A stranger's words on one line, cut after `most` characters. */
export function clean(words: string, most: number): string {
  const line = words
    .slice(0, 8 * most)
    .replace(BETWEEN, ' ')
    .trim()
  const characters = [...line]
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : line
}
