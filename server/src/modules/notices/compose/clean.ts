/** What stands between the lines of a stranger's words, and what would end one: a header, a line of a mail. */
const BETWEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu

/** Words of a stranger as one line of at most so many characters. */
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
