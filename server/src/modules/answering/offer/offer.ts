import { BETWEEN } from '../../../ports/reader/index.ts'
import { type AboutBusiness, LIKELY, SAYS_SO } from '../about-business/types.ts'
import { LANGUAGE_OF_CONFIG } from '../language/stems.ts'
import { type Section, sectionsOf } from '../quoting/sections.ts'
import { shows } from '../quoting/shows.ts'
import { type Unit, unitsOf } from '../quoting/units.ts'
import type { Passage } from '../retrieval/types.ts'
import { headsOffers, headsPrices } from './offer-words.ts'

/** Items of a list that are told. */
const ROWS_MAX = 10
/** Sentences of a home page that are told. */
/** A longer beginning says more than a slogan. */
const SLOGAN_MAX = 100
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

/**
 * What a business does: the list below a heading that says so, or else how its home page begins, with its prices.
 * @param passages everything that is known, or a part of it.
 */
export function offersIn(passages: Passage[]): AboutBusiness[] {
  const list = listBelow(passages, headsOffers, itemsOf)
  if (list) return [{ ...list, odds: SAYS_SO }]
  return [introduction(passages), listBelow(passages, headsPrices, pricesOf)].filter(
    (offer) => offer !== null,
  )
}

type Heads = (heading: string, language: string) => boolean

/** The longest list below such a heading. */
function listBelow(
  passages: Passage[],
  heads: Heads,
  listOf: (section: Section) => string[],
): AboutBusiness | null {
  const headed = passages
    .map((passage) => belowItsTitle(passage, heads))
    .filter((passage) => isBelow(passage, heads))
  const [longest] = sectionsOf(headed)
    .filter(({ heading, passage }) => heads(heading, languageOf(passage)))
    .map((section) => ({ passage: section.passage, items: listOf(section).slice(0, ROWS_MAX) }))
    .toSorted((a, b) => b.items.length - a.items.length)
  if (!longest || longest.items.length < 2) return null
  const passage = passages.find(({ id }) => id === longest.passage.id)!
  return { text: asList(longest.items), odds: LIKELY, passage }
}

/** Whether a passage has such a heading, or a line with such a label: most passages need not be cut into sentences. */
function isBelow(passage: Passage, heads: Heads): boolean {
  const inside = [...passage.text.matchAll(HEADINGS)].map(([, heading, label]) => heading ?? label!)
  const language = languageOf(passage)
  return [...passage.heading.split(BETWEEN), ...inside].some((heading) => heads(heading, language))
}

function itemsOf({ rows, below }: Section): string[] {
  const named = rows.filter((row) => !isContact(row))
  return named.length > 1 ? named : below
}

/** The lines with a price; fewer than three may be those of anything. */
function pricesOf({ rows }: Section): string[] {
  const priced = rows.filter((row) => shows('price', row) === 1)
  return priced.length < ROWS_MIN ? [] : priced
}

const asList = (items: string[]): string => items.map((item) => `- ${item}`).join('\n')

/** A passage with the title of its page as its outermost heading, where that is such a heading. */
function belowItsTitle(passage: Passage, heads: Heads): Passage {
  const language = languageOf(passage)
  const named = passage.title.split(PARTS).find((part) => heads(part, language))
  if (named === undefined) return passage
  return { ...passage, heading: [named.trim(), passage.heading].filter(Boolean).join(BETWEEN) }
}

const languageOf = ({ config }: Passage): string => LANGUAGE_OF_CONFIG[config] ?? 'en'

/** How the home page begins: its first sentences, which stand together, or lines that only name things. */
function introduction(passages: Passage[]): AboutBusiness | null {
  const [home] = passages
    .filter(({ url }) => url !== null)
    .toSorted((a, b) => depthOf(a) - depthOf(b) || a.position - b.position)
  if (!home) return null
  const units = unitsOf(home)
  const first = units.findIndex(isSentence)
  const text = first < 0 ? names(units) : sentencesFrom(units.slice(first, first + SENTENCES))
  return text ? { text, odds: LIKELY, passage: home } : null
}

/** Whether a unit is a sentence about the business, and not about its opening hours. */
const isSentence = ({ isRow, length, text, days }: Unit): boolean =>
  !isRow && length >= WORDS_MIN && days.size === 0 && !isContact(text)

/** A slogan alone tells little, so what stands below the next heading is added to it. */
function sentencesFrom(units: readonly Unit[]): string {
  let text = ''
  for (const unit of units) {
    if (!isSentence(unit) || (unit.section !== units[0]!.section && text.length > SLOGAN_MAX)) break
    text = text ? `${text} ${unit.text}` : unit.text
  }
  return text
}

function names(units: readonly Unit[]): string | null {
  const rows = units.filter(({ isRow, text }) => isRow && !FIGURE.test(text))
  return rows.length < ROWS_MIN ? null : asList(rows.slice(0, ROWS_MAX).map(({ text }) => text))
}

/** Whether a line tells how the business is reached, as the foot of a page does. */
const isContact = (text: string): boolean => text.includes('@') || NUMBER.test(text)

/** The length of the path of a page's address, which is shortest for a home page. */
function depthOf({ url }: Passage): number {
  const { pathname } = new URL(url!)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  return pathname.length - (HOME_FILES.has(file.split('.')[0]!) ? file.length : 0)
}
