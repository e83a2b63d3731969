import { isUnspacedSentence } from '../../../lib/unspaced.ts'
import table from './names.json' with { type: 'json' }
import { normalise } from './normalise.ts'
import { afterEach, firstPhrase, phrasesOf, placeAfter, wordSet } from './phrases.ts'

const TITLES = wordSet(table.titles)
/** Words that end a name when people speak on without a comma. */
const ENDS = wordSet(table.ends)
/** Words that follow "I am" or "this is" without being a name. */
const NO_NAME = wordSet(table.noName)
const ORGANISED = wordSet(table.organised)
/** Phrases with which people introduce themselves, the most reliable first. */
const INTRODUCTIONS = table.introductions.map(phrasesOf)
/** The least reliable: it introduces what somebody does as well, such as "I'm standing at your gate". */
const I_AM = INTRODUCTIONS.at(-1)
const isDoing = (word = '') => isLong(word, 6) && word.endsWith('ing')
/** Relations, such as "It's his sister Clara". */
const RELATIONS = phrasesOf(
  table.whose.map((whose) => `${whose} ${either(`${table.kin} ${table.acquaintances}`)}`),
)
const KINSHIP = phrasesOf(table.kinship.map((before) => `${before} ${either(table.kin)}`))
const BEFORE_NAME = phrasesOf(table.beforeName)
const AFTER_NAME = wordSet(table.afterName)
const AFTER_NO_TITLED_NAME = wordSet(table.afterNoTitledName)
const BEFORE_BARE_NAME = wordSet(table.beforeBareName)
const LONGEST = 3

/** What a caller said, and the words of the owner's name, which callers say without it being theirs. */
type Speech = { words: string[]; own: Set<string> }

/** The caller's name as they said it, with capitals; null when they gave none. */
export function callerNameIn(speech: string, ownerName: string, askedWho: boolean): string | null {
  if (isUnspacedSentence(speech)) return null
  const said = { words: wordsOf(speech), own: new Set(wordsOf(ownerName)) }
  const name =
    introduced(said) ?? related(said) ?? beforeSpeaking(said) ?? titled(said) ?? kinIn(said)
  const found = name ?? (askedWho ? bareName(said) : null)
  return found && capitals(found)
}

const wordsOf = (text: string) => normalise(text).split(' ')

function introduced({ words, own }: Speech): string[] | null {
  for (const introductions of INTRODUCTIONS) {
    for (const rest of afterEach(words, introductions)) {
      if (introductions === I_AM && isDoing(rest[0])) continue
      const name = leadingName(rest, own)
      if (name) return name
    }
  }
  return null
}

function related({ words, own }: Speech): string[] | null {
  const named = [...afterEach(words, RELATIONS)].find((rest) => isLong(rest[0]!, 2))
  return named ? leadingName(named, own) : null
}

/** The name before "here", "speaking" or "calling". */
function beforeSpeaking({ words, own }: Speech): string[] | null {
  for (const at of words.keys()) {
    const afterGreeting = BEFORE_NAME.map((greeting) => placeAfter(words, at, greeting))
    for (const from of [...(at === 0 ? [0] : []), ...afterGreeting]) {
      const length = from === null ? undefined : lengthBeforeSpeaking(words, from)
      if (length) return leadingName(words.slice(from!, from! + length), own)
    }
  }
  return null
}

const lengthBeforeSpeaking = (words: string[], from: number): number | undefined =>
  [...(TITLES.has(words[from]!) ? [3] : []), 2, 1].find(
    (length) =>
      AFTER_NAME.has(words[from + length] ?? '') &&
      words.slice(from, from + length).every((word) => isLong(word, 2)),
  )

/** Titles, such as "The band teacher, Mr. Cole". */
function titled({ words, own }: Speech): string[] | null {
  const at = words.findIndex(
    (word, n) =>
      TITLES.has(word) &&
      isLong(words[n + 1] ?? '', 3) &&
      !AFTER_NO_TITLED_NAME.has(words[n + 2] ?? ''),
  )
  const surname = words[at + 1]
  if (at < 0 || !surname || own.has(surname) || isNoName(surname)) return null
  return [words[at]!, surname]
}

/** The name of a family member; otherwise their relation to the owner. */
function kinIn({ words, own }: Speech): string[] | null {
  const found = firstPhrase(words, KINSHIP)
  if (!found || isOrganised(words)) return null
  const name = words[found.to] ?? ''
  return [isLong(name, 3) && !isNoName(name) && !own.has(name) ? name : words[found.to - 1]!]
}

function leadingName(rest: string[], own: Set<string>): string[] | null {
  const hasTitle = TITLES.has(rest[0]!) && rest.length > 1
  const name = hasTitle ? [rest[0]!] : []
  for (const word of rest.slice(name.length)) {
    if (name.length === LONGEST || ENDS.has(word) || !isLong(word, 2)) break
    if (NO_NAME.has(word) || (own.has(word) && name.length === 0)) break
    if (ORGANISED.has(word)) return null
    name.push(word)
  }
  return name.length > (hasTitle ? 1 : 0) ? name : null
}

/** The name in an answer to "who is calling" that begins with it, such as "Dave", "uh Maria Lopez" or "Joe in two A". */
function bareName({ words, own }: Speech): string[] | null {
  const answer = words.slice(BEFORE_BARE_NAME.has(words[0]!) ? 1 : 0)
  const end = answer.findIndex((word) => ENDS.has(word))
  const name = end < 0 ? answer : answer.slice(0, end)
  const isName =
    name.length > 0 &&
    name.length <= LONGEST &&
    name.every((word) => isLong(word, 2) && !NO_NAME.has(word) && !own.has(word))
  return isName && !isOrganised(name) ? name : null
}

const isNoName = (word: string) => NO_NAME.has(word) || ENDS.has(word)
const isOrganised = (words: string[]) => words.some((word) => ORGANISED.has(word))

/** Whether a word consists of letters, and has at least this many. */
const isLong = (word: string, fewest: number) => word.length >= fewest && /^\p{L}+$/u.test(word)

function either(line: string): string {
  return line.replaceAll(' ', '|')
}

const WRITTEN_TITLES: Record<string, string> = { doctor: 'Dr.', mr: 'Mr.', mrs: 'Mrs.' }

const capitals = ([first = '', ...more]: string[]): string =>
  [(more.length > 0 && WRITTEN_TITLES[first]) || capital(first), ...more.map(capital)].join(' ')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
