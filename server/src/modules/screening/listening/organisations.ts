import { normalise, readable } from './normalise.ts'
import table from './organisations.json' with { type: 'json' }
import { afterEach, phrasesOf, wordSet } from './phrases.ts'

/** Phrases after which people name the organisation they call for, the most reliable first. */
const AFTER = table.after.map(phrasesOf)
/** Words that end a name when people speak on; so does punctuation, which is an empty word. */
const ENDS = wordSet(table.ends).add('')
const NO_ORGANISATION = wordSet(table.noOrganisation)
const KNOWN_AS = wordSet(table.knownAs)
const ARTICLES = new Set(['the', 'a', 'an'])
const LONGEST = 5

/**
 * The company, practice or office the caller names as theirs; null when they name none.
 * @param answersWho whether the speech answers the question who is calling
 */
export function organisationIn(speech: string, answersWho = false): string | null {
  const text = normalise(speech)
  const words = text.split(' ')
  for (const phrases of AFTER) {
    for (const rest of afterEach(words, phrases)) {
      const name = leadingWords(rest)
      if (name) return name
    }
  }
  const isName = words.length <= LONGEST && words.some((word) => KNOWN_AS.has(word))
  return answersWho && isName ? readable(text) : null
}

/** Whether a name contains a word that only businesses and offices have. After “at” people also say where they are: “at the gate”. */
export const soundsLikeOrganisation = (name: string): boolean =>
  name
    .toLowerCase()
    .split(' ')
    .some((word) => KNOWN_AS.has(word))

/** How many of the words belong to the name of an organisation that begins with them. */
export function lengthOfOrganisation(words: string[]): number {
  const end = words.findIndex((word) => ENDS.has(word.split("'")[0]!) && word !== 's')
  return Math.min(LONGEST, end < 0 ? words.length : end)
}

function leadingWords(rest: string[]): string | null {
  const words = rest.slice(ARTICLES.has(rest[0]!) ? 1 : 0)
  const name = words.slice(0, lengthOfOrganisation(words))
  const first = name[0]
  if (!first || NO_ORGANISATION.has(first) || /\d/.test(first)) return null
  return name
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .replace(/ S\b/g, "'s")
}
