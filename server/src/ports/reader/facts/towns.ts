/** Postcodes together with what distinguishes them from other numbers: the town after it, the state, or the letters in it. */
const POSTCODES = [
  /(?<![\d.,/-])(?:[A-Z]{1,2}-\s?)?\d{4,5},?\s(?:[–-]\s)?(?:(?:St|S)\.\s)?\p{Lu}[\p{L}'’-]+(?:[ /-](?:\p{L}{1,3}\.?[ /])?\p{Lu}[\p{L}'’-]+){0,3}/gu,
  /(?<![\d.,/-])\d{4}-\d{3},?\s\p{Lu}[\p{L}'’ -]{2,40}/gu,
  /(?<![\d.,/-])\d{4}\s?[A-Z]{2},?\s\p{Lu}[\p{L}'’ -]{2,40}/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s[A-Z]{2},?\s\d{5}(?:-\d{4})?(?!\d)/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},\s\p{Lu}[\p{Ll}]{3,}(?:\s\p{Lu}[\p{Ll}]{3,})?\s\d{5}(?:-\d{4})?(?!\d)/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT),?\s\d{4}(?!\d)/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\d])/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s(?:[A-Z]{2},?\s)?[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])/gu,
  /\p{Lu}[\p{L}.'’ ,/-]{2,40},?\s\d{2}\.?\d{3}-\d{3}(?:\s[A-Z]{2})?(?![\p{L}\d])/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s[A-Z]\d[\dW]\s?[A-Z\d]{4}(?![\p{L}\d])/gu,
]
/** The most places of one form in a line that may be towns. */
const TOWNS_MAX = 8
/** What every town with its postcode or state has in it: digits, or the letters of a code. */
export const MAY_HOLD_TOWN =
  /\d{4}|\d[A-Z]{2}\b|\b[A-Z]\d[A-Z\d]\s?[A-Z\d]{3}|\d-\d{3}|[/-]\s?[A-Z]{2}\b/
/** A Brazilian town with its state, which may stand without a postcode: "Serra Bonita/SP", "Serra Bonita - SP". */
const TOWN_AND_STATE =
  /\p{Lu}[\p{L}.'’ -]{2,40}(?:\/|\s[-–]\s)(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?![\p{L}\d])/u
/** The code of a country behind a town: ", CH". */
const COUNTRY_BEHIND = /^,?\s?\(?[A-Z]{2}\)?(?=$|[\s,;.|])/

/** A town as it is written, and where it begins in its line. */
export type Town = { at: number; town: string }

/** The towns of a line with their postcodes, or with their states where there is no postcode. */
export function townsIn(piece: string): Town[] {
  const start = piece.slice(0, 1_500)
  const coded = POSTCODES.flatMap((form) => [...start.matchAll(form)].slice(0, TOWNS_MAX))
  const stated = coded.length > 0 ? null : TOWN_AND_STATE.exec(start)
  return [...coded, ...(stated ? [stated] : [])]
    .toSorted((a, b) => a.index - b.index)
    .map(({ 0: match, index }) => {
      const behind = COUNTRY_BEHIND.exec(piece.slice(index + match.length))?.[0] ?? ''
      return { at: index, town: (match + behind).trim() }
    })
}
