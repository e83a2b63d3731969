/**
 * How well a title matches: it has to contain the letters of `typed` in order, and fewer letters in between are better. Null where it does
 * not match.
 */
export function fuzzyScore(title: string, typed: string): number | null {
  const letters = title.toLowerCase()
  let at = -1
  let gaps = 0
  for (const letter of typed.toLowerCase().replaceAll(/\s+/g, '')) {
    const next = letters.indexOf(letter, at + 1)
    if (next < 0) return null
    gaps += next - at - 1
    at = next
  }
  return gaps
}
