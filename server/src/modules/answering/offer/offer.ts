import { BETWEEN } from '../../../ports/reader/index.ts'
import { LANGUAGE_OF_CONFIG } from '../language/stems.ts'
import { type Section, sectionsOf } from '../quoting/sections.ts'
import { type Unit, unitsOf } from '../quoting/units.ts'
import type { Passage } from '../retrieval/types.ts'
import { headsOffers } from './offers.ts'

/** What a business does: the list below a heading that says so, or else how its home page begins. */
export type Offer = { text: string; isListed: boolean; passage: Passage }

/** Items of a list that are told. */
const ROWS_MAX = 10
/** Sentences of a home page that are told. */
const SENTENCES = 3
/** Fewer words are the label of a link or a button. */
const WORDS_MIN = 4
const ROWS_MIN = 3
/** What the file of a home page is called, without its ending. */
const HOME_FILES = new Set(['index', 'default', 'home'])
/** What separates the name of a page from that of the business in its title. */
const PARTS = /\s[|–—·•-]\s|[|:]/
/** The headings and the labels of lines within a passage. */
const HEADINGS = /^(?:## (.+)|([^:\n]{1,60}): )/gm
/** Lines with digits tell times, prices or numbers. */
const FIGURE = /\d/
/** So many digits one after another are a telephone number. */
const NUMBER = /\d(?:[\s()/.-]{0,2}\d){6}/

/** @param passages everything that is known, or a part of it. @returns null when neither a list nor a home page is among them. */
export const offerIn = (passages: Passage[]): Offer | null =>
  listed(passages) ?? introduction(passages)

function listed(passages: Passage[]): Offer | null {
  const lists = sectionsOf(passages.map(belowItsTitle).filter(namesOffersAbove)).filter(
    ({ heading, passage }) => headsOffers(heading, languageOf(passage)),
  )
  const [longest] = lists
    .map((section) => ({ passage: section.passage, items: itemsOf(section).slice(0, ROWS_MAX) }))
    .toSorted((a, b) => b.items.length - a.items.length)
  if (!longest || longest.items.length < 2) return null
  const { items, passage } = longest
  return {
    text: listOf(items),
    isListed: true,
    passage: passages.find(({ id }) => id === passage.id)!,
  }
}

/** Whether any of the headings of a passage, or the label of a line, heads offers: most passages need not be cut into sentences. */
function namesOffersAbove(passage: Passage): boolean {
  const inside = [...passage.text.matchAll(HEADINGS)].map(([, heading, label]) => heading ?? label!)
  const language = languageOf(passage)
  return [...passage.heading.split(BETWEEN), ...inside].some((heading) =>
    headsOffers(heading, language),
  )
}

function itemsOf({ rows, below }: Section): string[] {
  const named = rows.filter((row) => !isContact(row))
  return named.length > 1 ? named : below
}

const listOf = (items: string[]): string => items.map((item) => `- ${item}`).join('\n')

/** A passage with the title of its page as its outermost heading, where the title says that offers are listed. */
function belowItsTitle(passage: Passage): Passage {
  const language = languageOf(passage)
  const named = passage.title.split(PARTS).find((part) => headsOffers(part, language))
  if (named === undefined) return passage
  return { ...passage, heading: [named.trim(), passage.heading].filter(Boolean).join(BETWEEN) }
}

const languageOf = ({ config }: Passage): string => LANGUAGE_OF_CONFIG[config] ?? 'en'

/** How the home page begins: its first sentences, which stand together, or lines that only name things. */
function introduction(passages: Passage[]): Offer | null {
  const [home] = passages
    .filter(({ url }) => url !== null)
    .toSorted((a, b) => depthOf(a) - depthOf(b) || a.position - b.position)
  if (!home) return null
  const units = unitsOf(home)
  const first = units.findIndex(isSentence)
  const text = first < 0 ? names(units) : sentencesFrom(units.slice(first, first + SENTENCES))
  return text ? { text, isListed: false, passage: home } : null
}

/** Whether a unit is a sentence about the business, and not about its opening hours. */
const isSentence = ({ isRow, length, text, days }: Unit): boolean =>
  !isRow && length >= WORDS_MIN && days.size === 0 && !isContact(text)

function sentencesFrom(units: readonly Unit[]): string {
  const { section } = units[0]!
  const end = units.findIndex((unit) => unit.section !== section || !isSentence(unit))
  return (end < 0 ? units : units.slice(0, end)).map(({ text }) => text).join(' ')
}

function names(units: readonly Unit[]): string | null {
  const rows = units.filter(({ isRow, text }) => isRow && !FIGURE.test(text))
  return rows.length < ROWS_MIN ? null : listOf(rows.slice(0, ROWS_MAX).map(({ text }) => text))
}

/** Whether a line tells how the business is reached, as the foot of a page does. */
const isContact = (text: string): boolean => text.includes('@') || NUMBER.test(text)

/** The length of the path of a page's address, which is shortest for a home page. */
function depthOf({ url }: Passage): number {
  const { pathname } = new URL(url!)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  return pathname.length - (HOME_FILES.has(file.split('.')[0]!) ? file.length : 0)
}
