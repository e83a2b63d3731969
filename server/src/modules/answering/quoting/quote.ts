import type { Term, Passage } from '../retrieval/types.ts'
import { type Evidence, evidenceFor } from './evidence.ts'
import { isStrict, type QuestionKind, shows } from './question-kind.ts'
import type { Unit } from './units.ts'

export type Quote = { text: string; passage: Passage }

const ROWS_MAX = 8
/** Rows this near to the best are as good an answer. */
const TIE = 0.02
const SENTENCE_ENOUGH = 60

/** The best place of the passages as it is to be read, or null when none holds the answer. */
export function quoteFrom(passages: Passage[], terms: Term[], kind: QuestionKind): Quote | null {
  const evidence = evidenceFor(passages, terms, kind)
  const best = evidence.find(({ isEnough }) => isEnough)
  if (!best) return null
  const text = best.units[best.at]!.isRow ? rowsOf(best, evidence) : sentencesOf(best, kind)
  return { text: withoutLinks(text), passage: best.passage }
}

/** The row asked for; all rows of the list when the question is about the list. */
function rowsOf(best: Evidence, evidence: Evidence[]): string {
  const chosen = evidence
    .filter((other) => other.passage === best.passage && other.isEnough)
    .filter((other) => other.units[other.at]!.isRow && best.score - other.score < TIE)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
    .slice(0, ROWS_MAX)
  const rows = chosen.map((at) => best.units[at]!.text)
  return rows.length === 1 ? rows[0]! : rows.map((row) => `- ${row}`).join('\n')
}

/** The sentence, with the next one where that holds what was asked for or the sentence alone is a fragment. */
function sentencesOf({ units, at }: Evidence, kind: QuestionKind): string {
  const sentence = units[at]!
  const next = units[at + 1]
  const before = units[at - 1]
  const parts = [sentence]
  if (leansBack(sentence) && before && !before.isRow) parts.unshift(before)
  const isLacking = isStrict(kind) && !shows(kind, sentence.text)
  const isFragment = sentence.text.length < SENTENCE_ENOUGH
  if (next && !next.isRow && (isLacking || isFragment)) parts.push(next)
  const text = parts.map((part) => part.text).join(' ')
  return sentence.text.endsWith(':') ? withList(text, units, at) : text
}

const withList = (text: string, units: Unit[], at: number): string => {
  const rows = units.slice(at + 1, at + 1 + ROWS_MAX)
  const end = rows.findIndex((row) => !row.isRow)
  return [text, ...(end < 0 ? rows : rows.slice(0, end)).map((row) => `- ${row.text}`)].join('\n')
}

/** A sentence that cannot be understood without the one before it. */
const leansBack = ({ text }: Unit) =>
  /^(?:it|this|that|they|these|those|he|she|also|otherwise|then|however|but|and|or|sie|es|dies|ils?|elles?)\b/i.test(
    text,
  )

/** Markdown of a page must not become a link or a picture in the chat. */
const withoutLinks = (text: string) =>
  text.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[<>`]/g, ' ')
