import type { Term, Passage } from '../retrieval/types.ts'
import { type Evidence, evidenceFor, tells } from './evidence.ts'
import { type QuestionKind, shows } from './question-kind.ts'
import type { Unit } from './units.ts'

export type Quote = { text: string; passage: Passage }

const ROWS_MAX = 8
/** Rows this near to the best are as good an answer. */
const TIE = 0.02
const SENTENCES_MAX = 3
/** Letters of a quote; about what is read at a glance. */
const READ_MAX = 340

/** The best place of the passages as it is to be read, or null when none holds the answer. */
export function quoteFrom(passages: Passage[], terms: Term[], kind: QuestionKind): Quote | null {
  const evidence = evidenceFor(passages, terms, kind)
  const best = evidence.find(({ isEnough }) => isEnough)
  if (!best) return null
  const text = best.units[best.at]!.isRow
    ? rowsOf(best, evidence, terms)
    : sentencesOf(best, kind, terms)
  return { text: withoutLinks(text), passage: best.passage }
}

/** The row asked for; all rows of the list when the question is about the list. */
function rowsOf(best: Evidence, evidence: Evidence[], terms: Term[]): string {
  const isAboutList = terms.every((term) => term.rarity === 0)
  const chosen = evidence
    .filter((other) => other.passage === best.passage && other.isEnough)
    .filter(
      (other) => other.units[other.at]!.isRow && (isAboutList || best.score - other.score < TIE),
    )
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
    .slice(0, ROWS_MAX)
  const rows = chosen.map((at) => best.units[at]!.text)
  return rows.length === 1 ? rows[0]! : rows.map((row) => `- ${row}`).join('\n')
}

/** The sentence with its neighbours, the more telling first, as long as it stays a quick read. */
function sentencesOf({ units, at }: Evidence, kind: QuestionKind, terms: Term[]): string {
  let [first, last] = [at, at]
  const worth = (index: number) =>
    tells(units[index]!, terms) + (kind !== 'open' && shows(kind, units[index]!.text) ? 1 : 0)
  const length = () => units.slice(first, last + 1).reduce((sum, { text }) => sum + text.length, 0)
  while (last - first + 1 < SENTENCES_MAX) {
    const sides = [last + 1, first - 1].filter((index) => units[index] && !units[index].isRow)
    const side = sides.toSorted((a, b) => worth(b) - worth(a))[0]
    if (side === undefined || length() + units[side]!.text.length > READ_MAX) break
    first = Math.min(first, side)
    last = Math.max(last, side)
  }
  const text = units
    .slice(first, last + 1)
    .map((unit) => unit.text)
    .join(' ')
  return units[last]!.text.endsWith(':') ? withList(text, units, last) : text
}

const withList = (text: string, units: Unit[], at: number): string => {
  const rows = units.slice(at + 1, at + 1 + ROWS_MAX)
  const end = rows.findIndex((row) => !row.isRow)
  return [text, ...(end < 0 ? rows : rows.slice(0, end)).map((row) => `- ${row.text}`)].join('\n')
}

/** Markdown of a page must not become a link or a picture in the chat. */
const withoutLinks = (text: string) =>
  text.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[<>`]/g, ' ')
