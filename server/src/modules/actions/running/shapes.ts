const LETTER = /\p{L}/u
const DIGIT = /\p{N}/u
/** Punctuation around a word that is not part of it. */
const EDGES = /^[\s"'“”„«»().,;:!?#]+|[\s"'“”„«»().,;:!?]+$/gu

const kindOf = (sign: string): 'a' | '9' | '-' => {
  if (LETTER.test(sign)) return 'a'
  return DIGIT.test(sign) ? '9' : '-'
}

/** Runs of letters, of digits, and of other characters: “A-1042” has three. */
function runsOf(word: string): { kind: 'a' | '9' | '-'; text: string }[] {
  const runs: { kind: 'a' | '9' | '-'; text: string }[] = []
  for (const sign of word) {
    const kind = kindOf(sign)
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += sign
    else runs.push({ kind, text: sign })
  }
  return runs
}

export const bareWordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replaceAll(EDGES, ''))
    .filter(Boolean)

/** How many characters longer or shorter than the example a value may be. */
const LENGTHS = 2

/**
 * Writes a word in the form of the example: “a1042” with the example “A-1042” becomes “a-1042”.
 * @returns null when it does not have that form
 */
export function asExample(word: string, example: string): string | null {
  const pattern = runsOf(example)
  const given = runsOf(word).filter(({ kind }) => kind !== '-')
  const parts = pattern.filter(({ kind }) => kind !== '-')
  if (given.length !== parts.length || parts.length === 0) return null
  const fits = parts.every(
    ({ kind, text }, at) =>
      given[at]!.kind === kind && Math.abs(given[at]!.text.length - text.length) <= LENGTHS,
  )
  if (!fits) return null
  let at = 0
  return pattern.map(({ kind, text }) => (kind === '-' ? text : given[at++]!.text)).join('')
}

/** Only an example with a digit can be told apart from ordinary words. */
export const isTelling = (example: string): boolean => DIGIT.test(example)

/** The first word, or pair of words spoken as one, that has the form of the example. */
export function likeExample(text: string, example: string): string | null {
  const words = bareWordsOf(text)
  for (const word of words) {
    const found = asExample(word, example)
    if (found) return found
  }
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    const found = next === undefined ? null : asExample(word + next, example)
    if (found) return found
  }
  return null
}
