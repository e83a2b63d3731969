import { memoizedBy } from '../../../lib/memoized.ts'
import { LANGUAGE_OF_CONFIG, stem } from '../language/stems.ts'
import { isSmallWord } from '../language/stop-words.ts'
import { wordsOf } from '../../../lib/words.ts'
import { isAddressedToMachines } from './addressed-to-machines.ts'
import { expandDays, impliedDays } from './days.ts'
import { SECTION } from '../../../ports/reader/index.ts'
import type { Passage } from '../retrieval/types.ts'
import { readRow } from './table-row.ts'

/** The smallest thing worth quoting: a sentence, or a row of a list or table. */
export type Unit = {
  text: string
  isRow: boolean
  /** Number of words, separated by spaces. */
  length: number
  /** The heading inside the passage that the unit belongs to; empty before the first heading. */
  section: Section
  stems: ReadonlySet<string>
  /** Days it names, including those inside a range such as Monday–Friday. */
  days: Set<string>
  /** Days it covers without naming them, such as "weekdays". */
  impliedDays: Set<string>
}

export type Section = { heading: string; stems: ReadonlySet<string> }

/** A question within the text is the heading of its answer. */
export const isQuestion = (text: string): boolean => /[?？؟]$/.test(text)

const ABBREVIATIONS = new Set(
  'dr mr mrs ms st no vs etc approx inc ltd e.g i.e a.m p.m z.b bzw ca tel sr sra prof dott dres sig ing arch avv mme mlle frl drs'.split(
    ' ',
  ),
)
/** "Dra. Montoro", "Fr. 90.–", "Samstag, 12. Dezember": the full stop of an abbreviation or of a day of the month ends no sentence. */
const SHORT_FORM = /(?:^|\s)\p{Lu}\p{L}{0,2}\.$/u
const LONGEST_ABBREVIATION = 12
const ORDINAL = /(?:^|\s)\d{1,2}\.$/
const SENTENCE_END = /(?<=[.!?…؟।]["”’)]?)\s+(?=["“(¿¡]?[\p{Lu}\p{Lo}\p{N}\p{Sc}])|(?<=[。！？])/u
const ROW_MAX = 140
/** Matched from the beginning of a word only, so that a word without a hyphen is not tried again from each of its letters. */
const COMPOUND = /(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu
/** Passages whose units are remembered, for each configuration: about 35 kB each, with the stems below. */
const PASSAGES = 500
/** Texts whose stems are remembered, for each configuration: about 2 kB each. */
const TEXTS = 4_000

/** The units of a passage. They are remembered, because passages are few and needed often. */
export const unitsOf = ({ text, config }: Passage): readonly Unit[] => cutOnce(text, config)

const cutOnce = memoizedBy(PASSAGES, cutUnits)

function cutUnits(passage: string, config: string): Unit[] {
  const lines = passage.split(/\n+/).map((line) => line.trim())
  const units: Unit[] = []
  let headed: Section = { heading: '', stems: new Set() }
  let asked: Section | null = null
  for (const line of lines) {
    if (line.startsWith(SECTION)) {
      const heading = line.slice(SECTION.length)
      headed = { heading, stems: stemsOf(heading, config) }
      asked = null
    } else if (line && !isRule(line)) {
      const read = unitsOfLine(line, lines.length > 1, { headed, asked }, config)
      units.push(...read.units)
      asked = read.asked
    }
  }
  return units
}

/** The heading above a line, and the question that the line before it asked, if any. */
type Above = { headed: Section; asked: Section | null }

/**
 * The words of a text and their stems; parts of a hyphenated word also separately and written as one. They are remembered, because every
 * question is compared with the same headings and sentences.
 */
export const stemsOf: (text: string, config: string) => ReadonlySet<string> = memoizedBy(
  TEXTS,
  stemsIn,
)

function stemsIn(text: string, config: string): Set<string> {
  const words = wordsOf(text).map((word) => word.text)
  for (const [compound] of text.toLowerCase().matchAll(COMPOUND)) {
    words.push(compound, compound.replaceAll('-', ''))
  }
  if (text.includes('°')) words.push('temperature')
  const language = LANGUAGE_OF_CONFIG[config] ?? ''
  // The stem of a small word may be that of another: in Portuguese “com” (with) is also the stem of “comida” (food).
  const formsOf = (word: string) =>
    isSmallWord(word, language) ? [word] : [word, stem(word, config)]
  return new Set(words.flatMap(formsOf))
}

/** The units of a line, each assigned to the question before it. A question alone on its line is also the heading of the next lines. */
function unitsOfLine(
  line: string,
  isOneOfMany: boolean,
  above: Above,
  config: string,
): { units: Unit[]; asked: Section | null } {
  const pieces = piecesOf(line, isOneOfMany).filter(
    ({ searched }) => !isAddressedToMachines(searched),
  )
  const units: Unit[] = []
  let { asked } = above
  let isAnswered = true
  for (const { text, searched, isRow } of pieces) {
    if (isQuestion(text)) {
      asked = asHeading(text, isAnswered ? above.headed : asked!, config)
      isAnswered = false
    } else {
      units.push(unitOf(text, searched, isRow, asked ?? above.headed, config))
      isAnswered = true
    }
  }
  return { units, asked: units.length === 0 || asked === above.asked ? asked : null }
}

function unitOf(
  text: string,
  searched: string,
  isRow: boolean,
  section: Section,
  config: string,
): Unit {
  return {
    text,
    isRow,
    length: text.split(' ').length,
    section,
    stems: stemsOf(searched, config),
    days: new Set(expandDays(searched)),
    impliedDays: new Set(impliedDays(searched)),
  }
}

/** The headings above a question also apply to its answer. */
const asHeading = (question: string, above: Section, config: string): Section => ({
  heading: question,
  stems: new Set([...above.stems, ...stemsOf(question, config)]),
})

/** `searched` is for the search, `text` is quoted: a table row reads better without the names of its columns. */
function piecesOf(line: string, isOneOfMany: boolean) {
  if (line.startsWith('|') || line.includes(' | ')) {
    return [{ text: readRow(line), searched: line, isRow: true }]
  }
  const bullet = /^(?:[-*•–·]|\d{1,2}[.)])\s+(?=\S)/.exec(line)
  const text = bullet ? line.slice(bullet[0].length) : line
  const sentences = sentencesOf(text)
  const isRow =
    isOneOfMany &&
    sentences.length === 1 &&
    text.length <= ROW_MAX &&
    !/[.!?:؟।。！？：]$/.test(text)
  return bullet || isRow
    ? [{ text, searched: text, isRow: true }]
    : sentences.map((sentence) => ({ text: sentence, searched: sentence, isRow: false }))
}

const isRule = (line: string) => /^[|\s:=_-]+$/.test(line)

/** The sentences of a text; the full stop of an abbreviation ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const piece of text.split(SENTENCE_END)) {
    const last = sentences.at(-1)
    if (last && (isAbbreviated(last) || SHORT_FORM.test(last) || ORDINAL.test(last)))
      sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean)
}

/** Whether a text ends with the full stop of an abbreviation or of a single letter. */
export function isAbbreviated(text: string): boolean {
  const [, word] = /([\p{L}\p{N}.]*)\.$/u.exec(text.slice(-LONGEST_ABBREVIATION)) ?? []
  if (!word) return false
  const lower = word.toLowerCase()
  const end = lower.slice(lower.lastIndexOf('.') + 1)
  return ABBREVIATIONS.has(lower) || ABBREVIATIONS.has(end) || /^\p{L}$/u.test(end)
}
