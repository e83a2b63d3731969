import { asks } from '../clauses.ts'
import { bookingWishIn } from '../booking-wishes.ts'
import { intentsOf } from '../intents.ts'
import { partsOf } from '../sentences.ts'
import { isCommon, isGivenName } from './known-names.ts'
import { type Word, wordsOf } from './name-features.ts'
import words from './with-words.json' with { type: 'json' }

/** Words around the name of whoever is to take an appointment, or not. Each is a closed class: prepositions, articles, titles, negations, conjunctions and indefinite pronouns. */
type WithWords = (typeof words)['en']
const WITH: Record<string, WithWords | undefined> = words

/** Whom somebody wants an appointment with: a person as they say it (“Tom”, “Frau Huber”), others than that person, or anybody. */
export type PersonWish = Named | { kind: 'anybody' }
type Named = { kind: 'with' | 'without'; who: string }

/** @returns null when a text says nothing of it. */
export function personWishIn(written: string, language: string): PersonWish | null {
  const known = WITH[language]
  if (!known) return null
  const text = withoutTitleDots(written)
  const said = wordsOf(text)
  const named = said
    .flatMap((_, at) => namedAt(said, at, known) ?? [])
    .filter(({ who }) => !isOwn(who, text, language))
  const titled = titledPersonIn(text, language)
  const anybody = saysAnybody(said, known) ? ({ kind: 'anybody' } as const) : null
  const wanted = named.find(({ kind }) => kind === 'with') ?? named[0]
  return wanted ?? (titled ? { kind: 'with', who: titled } : anybody)
}

/** Least odds of a wish for an appointment in which somebody who is named is wanted: “I need to see Dr. Ortiz”. */
export const SURE_WITH_PERSON = 0.2

/** Who is named with a title in a wish for an appointment, unless it is the name of who speaks; null when nobody is. */
export function titledPersonIn(written: string, language: string): string | null {
  const known = WITH[language]
  if (!known) return null
  const text = withoutTitleDots(written)
  const said = wordsOf(text)
  const wants = bookingWishIn(text, language) >= SURE_WITH_PERSON
  const mayBe = (at: number) => wants || (!asks(text) && isDestination(said, at, known))
  // “Mrs Lind, I'd like …” begins with the name of who speaks.
  const isTitle = (word: Word, at: number) =>
    at > 0 && !word.afterMark && isIn(known.titles, word) && mayBe(at)
  const named = said.map((word, at) => (isTitle(word, at) ? nameAt(said, at, known) : null))
  return named.find((who) => who !== null && !isOwn(who, text, language)) ?? null
}

/** Whether they want to go to whom this word names: “ich möchte zu Dr Weber”; a noun before it makes it “eine Frage zu Dr Weber”. */
function isDestination(said: Word[], at: number, known: WithWords): boolean {
  const to = isIn(known.the, said[at - 1]) ? at - 2 : at - 1
  const before = said[to - 1]
  return isIn(known.to, said[to]) && (!before || to === 1 || !isCapital(before))
}

/** Whether a name is that of somebody whom they want to see, and not their own: “a check-up with Doctor Patel”. */
export function isWanted(name: string, text: string, language: string): boolean {
  const wish = personWishIn(text, language)
  if (wish === null || wish.kind === 'anybody') return false
  const [own, wanted] = [nameWordsOf(name, language), nameWordsOf(wish.who, language)]
  return own.some((word) => wanted.includes(word))
}

/** Least odds of an introduction, also by a question who is there, in words that end with the own name: “you're speaking with Maria”. */
const SURE_OF_OWN = 0.5

/** Whether they say of themselves that they are called so. */
function isOwn(who: string, text: string, language: string): boolean {
  const before = text.slice(0, text.indexOf(who) + who.length)
  const { introduction, identity } = intentsOf(partsOf(before).at(-1)!, language)
  return introduction + identity >= SURE_OF_OWN
}

/** Titles that are written with a period, without it: it would end a sentence in the middle of “Dr. Patel”. */
export const withoutTitleDots = (text: string): string => text.replaceAll(TITLE, '$<title>')

const TITLES = new Set(Object.values(words).flatMap(({ titles }) => titles.split(' ')))
const TITLE = new RegExp(`(?<!\\p{L})(?<title>${[...TITLES].join('|')})\\.(?=\\s+\\p{L})`, 'giu')

/** The words of a name without titles, in lower case and without accents. */
export function nameWordsOf(name: string, language: string): string[] {
  const said = wordsOf(name)
  const titles = WITH[language]?.titles ?? ''
  return said.filter((word) => !isIn(titles, word)).map(({ plain }) => plain)
}

/** The person named after a preposition at this word. */
function namedAt(said: Word[], at: number, known: WithWords): Named | null {
  const isWithout = isIn(known.without, said[at])
  if (!isWithout && !isIn(known.with, said[at])) return null
  const who = nameAt(said, isIn(known.the, said[at + 1]) ? at + 2 : at + 1, known)
  return who ? { kind: isWithout || isDenied(said, at, known) ? 'without' : 'with', who } : null
}

/** Whether a negation stands before this word in the same clause: “but not with Tom”. */
function isDenied(said: Word[], at: number, known: WithWords): boolean {
  const begins = (word: Word, index: number) =>
    index <= at && (word.afterMark || isIn(known.and, word))
  const from = Math.max(said.findLastIndex(begins), 0)
  return said.slice(from, at).some((word) => isIn(known.not, word))
}

function saysAnybody(said: Word[], { anybody }: WithWords): boolean {
  const plain = (all: Word[]) => ` ${all.map((word) => word.plain).join(' ')} `
  return anybody.split(',').some((phrase) => plain(said).includes(plain(wordsOf(phrase))))
}

/** A title with the word after it, or a given name, with family names in capitals after it. */
function nameAt(said: Word[], from: number, { titles }: WithWords): string | null {
  const first = said[from]
  if (!first || first.afterMark) return null
  const isTitled = isIn(titles, first)
  const second = isIn(titles, said[from + 1]) ? from + 1 : from
  const end = isTitled ? second + 1 : from
  const last = said[end]
  if (!last || last.afterMark || (!isTitled && !isName(last))) return null
  const more = said[end + 1]
  const to = more && !more.afterMark && isCapital(more) && !isCommon(more.plain) ? end + 2 : end + 1
  return said
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

const isIn = (list: string, word: Word | undefined): boolean =>
  word !== undefined && list.split(' ').some((one) => wordsOf(one)[0]?.plain === word.plain)

/** Given names that are usual words too count only in capitals. */
const isName = (word: Word): boolean =>
  isGivenName(word.plain) && (isCapital(word) || !isCommon(word.plain))

const isCapital = ({ text }: Word): boolean => text.charAt(0) !== text.charAt(0).toLowerCase()
