/** A word of a phrase: what it may be, and whether it may be missing. */
type Slot = { accepts: (word: string | undefined) => boolean; isOptional: boolean }
export type Phrase = Slot[]

/**
 * Parses a phrase in the notation of the tables: `a|b` is either word, `?a` may be missing, `*` is any word, `leak*` and `*teenth` are all
 * words that begin or end like this, and `.` is the end of the text.
 */
export const phrase = (written: string): Phrase =>
  written.split(' ').map((slot) => {
    const isOptional = slot.startsWith('?')
    const words = slot.slice(isOptional ? 1 : 0).split('|')
    return { isOptional, accepts: accepting(words) }
  })

export const phrasesOf = (written: string[]): Phrase[] => written.map(phrase)

/** The words of a table, which are in one line. */
export const wordSet = (line: string): Set<string> => new Set(line.split(' '))

/** The index after a phrase that begins at `at`, with as many of its optional words as are there; null when it does not match. */
export function placeAfter(words: string[], at: number, [slot, ...rest]: Phrase): number | null {
  if (!slot) return at
  const taken = slot.accepts(words[at]) ? placeAfter(words, at + 1, rest) : null
  return taken ?? (slot.isOptional ? placeAfter(words, at, rest) : null)
}

/** Where the first match of any of the phrases begins, and the index after it; null when there is none. */
export function firstPhrase(
  words: string[],
  phrases: Phrase[],
): { from: number; to: number } | null {
  for (const from of words.keys()) {
    for (const each of phrases) {
      const to = placeAfter(words, from, each)
      if (to !== null) return { from, to }
    }
  }
  return null
}

function accepting(words: string[]): Slot['accepts'] {
  if (words.includes('.')) return (word) => word === undefined
  const whole = new Set(words)
  const begins = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  const ends = words
    .filter((word) => word.startsWith('*') && word !== '*')
    .map((word) => word.slice(1))
  return (word) =>
    Boolean(word) &&
    (whole.has(word!) ||
      begins.some((begin) => word!.startsWith(begin)) ||
      ends.some((end) => word!.endsWith(end)))
}
