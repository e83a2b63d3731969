import { isCommon, isGivenName } from './name.ts'
import { type Word, wordsOf } from './name-features.ts'
import words from './with-words.json' with { type: 'json' }

/** Words around the name of whoever is to take an appointment, or not. Each is a closed class: prepositions, articles, titles, negations, conjunctions and indefinite pronouns. */
type WithWords = (typeof words)['en']
const WITH: Record<string, WithWords | undefined> = words

/** Whom somebody wants an appointment with: a person as they say it (“Tom”, “Frau Huber”), others than that person, or anybody. */
export type PersonWish = { kind: 'with' | 'without'; who: string } | { kind: 'anybody' }

/** @returns null when a text says nothing of it. */
export function personWishIn(text: string, language: string): PersonWish | null {
  const known = WITH[language]
  if (!known) return null
  const said = wordsOf(text)
  const named = said.flatMap((_, at) => namedAt(said, at, known) ?? [])
  const anybody = saysAnybody(said, known) ? ({ kind: 'anybody' } as const) : null
  return named.find(({ kind }) => kind === 'with') ?? named[0] ?? anybody
}

/** The words of a name without titles, in lower case and without accents. */
export function nameWordsOf(name: string, language: string): string[] {
  const said = wordsOf(name)
  const titles = WITH[language]?.titles ?? ''
  return said.filter((word) => !isIn(titles, word)).map(({ plain }) => plain)
}

/** The person named after a preposition at this word. */
function namedAt(said: Word[], at: number, known: WithWords): PersonWish | null {
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
