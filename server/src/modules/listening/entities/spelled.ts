/** Letters in a row that spell a word; two may be initials. */
const LETTERS_MIN = 3
const BETWEEN = /[\s.,-]+/

/** The word that somebody spells letter by letter: “M-U-E-L-L-E-R” and “m u e l l e r”. @returns null when they spell none */
export function spelledIn(text: string): string | null {
  const runs: string[] = ['']
  for (const part of text.split(BETWEEN)) {
    if (/^\p{L}$/u.test(part)) runs.push(runs.pop()! + part)
    else if (runs.at(-1)) runs.push('')
  }
  const longest = runs.reduce((one, other) => (other.length > one.length ? other : one))
  return longest.length < LETTERS_MIN
    ? null
    : longest.charAt(0).toUpperCase() + longest.slice(1).toLowerCase()
}
