import { wordsIn } from '../listening/language/words.ts'
import { speaksOfSelfIn } from '../listening/first-person.ts'
import { conceptsOf } from './language/concepts.ts'

/**
 * Small words that tell of whom a part of a message speaks. Each is a closed class, so a list of it is complete:
 * - `my`: what the speaker has; “my name” is their own, but “my husband” is somebody else;
 * - `me`: the speaker as the one who is reached;
 * - `at`: what stands before the address or number where somebody is reached;
 * - `their`: persons other than the speaker and the one spoken to, except forms that are also a polite “you”.
 */
type Persons = { my: string; me: string; at: string; their: string }

const PERSONS: Record<string, Persons | undefined> = {
  en: { my: 'my', me: 'me', at: 'at on via', their: 'he him his she her hers they them their' },
  de: {
    my: 'mein meine meinem meinen meiner',
    me: 'mich mir',
    at: 'unter an auf per über',
    their: 'er ihm ihn sie ihr ihre ihren ihrem ihrer sein seine seinem seinen seiner',
  },
  fr: {
    my: 'mon ma mes',
    me: "me m'",
    at: 'à au par sur',
    their: 'il elle lui ils elles leur leurs son sa ses',
  },
  es: { my: 'mi mis', me: 'me', at: 'a al en por', their: 'él ella ellos ellas su sus' },
  it: {
    my: 'mio mia miei mie',
    me: "mi m'",
    at: 'a al su',
    their: 'lui lei loro suo sua suoi sue',
  },
  pt: {
    my: 'meu meus minha minhas',
    me: 'me',
    at: 'a ao em no para por',
    their: 'ele ela eles elas seu sua seus suas dele dela',
  },
  nl: {
    my: 'mijn',
    me: 'mij me',
    at: 'op via aan',
    their: 'hij zij ze hem haar hun zijn',
  },
}

const isIn = (list: string, word: string): boolean => list.split(' ').includes(word)

/** Whether a text speaks of other persons than the speaker and the one spoken to. */
export const speaksOfAnother = (text: string, language: string): boolean =>
  wordsIn(text).some((word) => isIn(PERSONS[language]?.their ?? '', word))

/**
 * Whether a part of a message tells the name of somebody else: “her name is Jo”, “my husband is Jo”.
 * @param before the words of the part before the name
 */
export function isNameOfAnother(part: string, before: string, language: string): boolean {
  const persons = PERSONS[language]
  if (!persons) return false
  if (!speaksOfSelfIn(part, language)) return speaksOfAnother(part, language)
  const words = wordsIn(before)
  const whose = words.findLastIndex((word) => isIn(persons.my, word))
  const [owned, ...rest] = words.slice(whose + 1)
  // In “my order is late and I'm Jo” the speaker comes between.
  if (whose < 0 || !owned || speaksOfSelfIn(rest.join(' '), language)) return false
  return !conceptsOf(owned, language).some(({ id }) => id === NAME)
}

/** The concept of names. */
const NAME = 'nameword'
/** Words between “me” and “at”, as in “call me back on” and “me pueden llamar al”. */
const MOST_BETWEEN = 2

/** Whether the words before an address or a number say that the speaker is reached there: “contact me at”. */
export function reachesSpeaker(before: string, language: string): boolean {
  const persons = PERSONS[language]
  const words = wordsIn(before)
  if (!persons || !isIn(persons.at, words.at(-1) ?? '')) return false
  return words
    .slice(-2 - MOST_BETWEEN, -1)
    .some((word) => isIn(persons.me, word) || isIn(persons.me, elided(word)))
}

/** The short form before a vowel: “m'” of “m'écrire”. */
const elided = (word: string): string => {
  const plain = word.replaceAll('’', "'")
  return plain.slice(0, plain.indexOf("'") + 1)
}
