/** Shorter words have too many neighbours; of this length only a letter left out is mended. */
const SHORTEST = 4
const TWO_SLIPS = 8
/** Letters two words of one family share from the start, and the longest ending one may have more. */
const FAMILY = 5
const ENDING = 4
const ENDED =
  /^(\p{L}{4,}?)(?:ists?|ian|al|ial|ic|ical|er|or|ment|ation|tion|ion|ance|ence|able|ible|ful|ness|ity|ive|ism|ery|ing|ed|i|y)$/u

/** The most frequent lexeme one slip away (two in long words) with the same first letter; undefined where there is none. */
export function nearestLexeme(
  word: string,
  frequency: ReadonlyMap<string, number>,
): string | undefined {
  if (word.length < SHORTEST || /\p{N}/u.test(word)) return undefined
  const allowed = word.length >= TWO_SLIPS ? 2 : 1
  let best: string | undefined
  let least = allowed + 1
  for (const [lexeme, count] of frequency) {
    if (lexeme[0] !== word[0] || Math.abs(lexeme.length - word.length) > allowed) continue
    if (word.length === SHORTEST && lexeme.length !== SHORTEST + 1) continue
    const slips = distance(word, lexeme, allowed)
    if (slips < least || (slips === least && best && count > frequency.get(best)!)) {
      best = lexeme
      least = slips
    }
  }
  return least <= allowed ? best : undefined
}

/** The most frequent lexeme of the same family: one begins the other (refund, refundable), or they share a root (dentist, dental). */
export function relatedLexeme(
  word: string,
  frequency: ReadonlyMap<string, number>,
): string | undefined {
  if (word.length < FAMILY) return undefined
  const root = rootOf(word)
  let best: string | undefined
  for (const [lexeme, count] of frequency) {
    if (lexeme.length < FAMILY || lexeme[0] !== word[0]) continue
    if (best && count <= frequency.get(best)!) continue
    const begins =
      Math.abs(lexeme.length - word.length) <= ENDING &&
      (lexeme.startsWith(word) || word.startsWith(lexeme))
    if (begins || (root && rootOf(lexeme) === root)) best = lexeme
  }
  return best
}

/** What is left of a word without the ending that makes a person, thing or quality of it; empty when too little is. */
const rootOf = (word: string) => ENDED.exec(word)?.[1] ?? ''

/** Insertions, deletions, replacements and swaps of neighbours between two words; above `limit` any number above it. */
export function distance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const now = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      let slips = Math.min(last[column]! + 1, now[column - 1]! + 1, last[column - 1]! + same)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        slips = Math.min(slips, before[column - 2]! + 1)
      }
      now.push(slips)
    }
    if (Math.min(...now) > limit) return limit + 1
    before = last
    last = now
  }
  return last[b.length]!
}
