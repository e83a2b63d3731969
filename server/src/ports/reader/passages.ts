import type { Block } from './blocks.ts'
import type { Region } from './boilerplate.ts'
import { BETWEEN, type Passage, SECTION } from './index.ts'

/** Words of a passage: enough to answer from, and few enough to be about one thing. */
const ENOUGH = 120
const MAX = 220
/** Sections with fewer words are joined with their neighbour. */
const TINY = 50
/** A "sentence" with more words is a list without full stops, and is cut between words. */
const SENTENCE_MAX = 400

type Unit = {
  headings: string[]
  text: string
  page: number | null
  region: Region | undefined
  words: number
  glue: string
}

/** Cuts a document into passages, along its headings and between its sentences; table rows stay whole. */
export function cutPassages(blocks: Block[], language: string): Passage[] {
  const segmenter = sentences(language)
  const units = blocks.flatMap((block) => unitsOf(block, segmenter))
  const total = units.reduce((sum, unit) => sum + unit.words, 0)
  const groups: Unit[][] = []
  let words = 0
  for (const unit of units) {
    const group = groups.at(-1)
    const fits = words + unit.words <= MAX
    if (group && joins(group, unit) && (total <= MAX || (fits && belongs(group, unit, words)))) {
      group.push(unit)
      words += unit.words
    } else {
      groups.push([unit])
      words = unit.words
    }
  }
  return groups.map(toPassage)
}

const sameSection = (a: Unit, b: Unit) => a.headings.join('\0') === b.headings.join('\0')

/**
 * Whether a unit may join a passage: the page's frame is kept apart from its content, and a passage cites only one page of a PDF.
 */
const joins = (group: Unit[], unit: Unit) =>
  group[0]!.region === unit.region && group[0]!.page === unit.page

function belongs(group: Unit[], unit: Unit, words: number): boolean {
  if (sameSection(group.at(-1)!, unit)) return true
  return words < TINY || (words < ENOUGH && isNested(group[0]!, unit))
}

/** Whether a unit is in a subsection of another's section. */
const isNested = (outer: Unit, inner: Unit) =>
  inner.headings.length > outer.headings.length &&
  outer.headings.every((heading, index) => heading === inner.headings[index])

function toPassage(units: Unit[]): Passage {
  const first = units[0]!
  let text = ''
  let section = first
  for (const unit of units) {
    const entered = sameSection(section, unit) ? undefined : sectionOf(first, unit)
    if (entered) text += `\n${SECTION}${entered}`
    section = unit
    text += (text ? (entered ? '\n' : unit.glue) : '') + unit.text
  }
  return {
    heading: first.headings.join(BETWEEN),
    text: text.replace(/\p{Cs}/gu, ''),
    pageNumber: first.page,
  }
}

/** The heading of a unit below those it shares with the beginning of its passage. */
function sectionOf(first: Unit, unit: Unit): string | undefined {
  const shared = unit.headings.findIndex((heading, index) => heading !== first.headings[index])
  const below = shared === -1 ? unit.headings.slice(-1) : unit.headings.slice(shared)
  return below.join(BETWEEN) || undefined
}

function unitsOf(block: Block, segmenter: Intl.Segmenter): Unit[] {
  const words = countWords(block.text)
  const { headings, page, region } = block
  const place = { headings, page, region }
  if (words <= ENOUGH) return [{ ...place, text: block.text, words, glue: '\n' }]
  return block.text.split('\n').flatMap((line) =>
    [...segmenter.segment(line)]
      .flatMap(({ segment }) => cutEndless(segment.trim()))
      .filter(Boolean)
      .map((text, index) => ({
        ...place,
        text,
        words: countWords(text),
        glue: index === 0 ? '\n' : ' ',
      })),
  )
}

function cutEndless(sentence: string): string[] {
  if (countWords(sentence) <= SENTENCE_MAX) return [sentence]
  const parts: string[] = []
  for (let rest = sentence; rest;) {
    const room = MAX * 6
    const space = rest.length > room ? rest.lastIndexOf(' ', room) : -1
    const end = rest.length <= room ? rest.length : space > 0 ? space : room
    const cut = isWithinLetter(rest, end) ? end - 1 : end
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return parts
}

/** Whether a place is within a surrogate pair, as in an emoji. */
const isWithinLetter = (text: string, at: number): boolean =>
  at < text.length && /[\uD800-\uDBFF]/.test(text[at - 1]!)

/** The number of words; languages without spaces are measured by their letters. */
const countWords = (text: string): number =>
  Math.max(text.match(/\S+/g)?.length ?? 0, Math.ceil(text.length / 12))

function sentences(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'sentence' })
  } catch {
    return new Intl.Segmenter('en', { granularity: 'sentence' })
  }
}
