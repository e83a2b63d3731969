import type { Asked } from '../asked.ts'
import { beginsWith } from '../language/phrases.ts'
import type { Term, Passage } from '../retrieval/types.ts'
import { type Evidence, evidenceFor } from './evidence.ts'
import { match } from './matching.ts'
import { isBeside, isLabelOf } from './neighbours.ts'
import type { QuestionKind } from '../../listening/types.ts'
import { placesByTopics } from './places-by-topics.ts'
import { isStrict, shows } from './shows.ts'
import { isQuestion, stemsOf, type Unit } from './units.ts'
import { BETWEEN } from '../../../ports/reader/index.ts'
import { isBareContact } from '../../../ports/reader/value.ts'

/** A place that may answer, with the text to be shown. */
export type Quote = { text: string; passage: Passage; evidence: Evidence }

const ROWS_MAX = 8
/** Rows whose score is this close to the best are equally good answers. */
const TIE = 0.02
/** Sentences whose score is this close to the best are quoted together with it. */
const AS_GOOD = 0.12
const SENTENCES_MAX = 3
/** Above this, a heading states what a section is about; below it, a sentence does not name that. */
const ABOUT = 0.5
/** The beginning of a sentence that cannot be understood without the one before it. */
const LEANS =
  'it,its,they,their,them,this,these,those,that,he,she,his,her,then,after that,otherwise,with less,if not,if so,both,such,also,but,however,the rest,else,in that case,there'.split(
    ',',
  )
/** The longest heading, in characters, that is a name and not a sentence. */
const HEADING_MAX = 60
/** The longest quote in characters: about what is read at a glance. */
export const READ_MAX = 340

type Words = Pick<Asked, 'text' | 'terms'> & { heard: Pick<Asked['heard'], 'language'> }

/** The most places by words, and by topics besides. */
type Most = { byWords: number; byTopics: number }

/** The best places of the passages by the words of the question, and after them those by its topics; each is said once. */
export function quotesFrom(
  passages: Passage[],
  { text: asked, terms, heard }: Words,
  kind: QuestionKind,
  most: Most,
): Quote[] {
  const evidence = evidenceFor(passages, terms, kind)
  const quotes = new Map<string, Quote>()
  const add = (places: Evidence[], limit: number) => {
    for (const best of places) {
      if (quotes.size >= limit) break
      const text = textOf(best, evidence, kind, terms)
      // This is only the label of something that does not follow.
      if (text.endsWith(':')) continue
      if (!quotes.has(text)) quotes.set(text, { text, passage: best.passage, evidence: best })
    }
  }
  if (terms.length > 0) add(evidence, most.byWords)
  add(placesByTopics(evidence, asked, heard.language), quotes.size + most.byTopics)
  return [...quotes.values()]
}

/** What is shown of a place. */
function textOf(best: Evidence, evidence: Evidence[], kind: QuestionKind, terms: Term[]): string {
  const quoted = best.units[best.at]!.isRow
    ? rowsOf(best, evidence, terms)
    : sentencesOf(best, evidence, kind, terms)
  return withoutLinks(underHeading(quoted, best, kind, terms))
}

/** Puts the heading's name before the text, such as "Sleeps six." below "Puffin", or what somebody does below their name. */
function underHeading(text: string, best: Evidence, kind: QuestionKind, terms: Term[]): string {
  const unit = best.units[best.at]!
  if (text.includes('\n')) return text
  const { config } = best.passage
  const path = (unit.section.heading || best.passage.heading.split(BETWEEN).at(-1)!).split(BETWEEN)
  const textStems = stemsOf(text, config)
  const unsaid = terms.filter((term) => term.rarity > 0 && match(term, textStems) === 0)
  const at = path.findLastIndex((part) => {
    const stems = stemsOf(part, config)
    return unsaid.some((term) => match(term, stems) > 0)
  })
  // The heading names the person, and the text below says what they do.
  const named = path.at(-1)!
  if (at < 0) {
    const isWho = kind === 'who' && !text.includes(named) && isWhoIn(named, text)
    return isWho ? `${named}: ${text}` : text
  }
  const parts = path.slice(at).map((part) => part.replace(/[\s:]+$/, ''))
  const whole = parts.join(', ')
  const heading = whole.length > HEADING_MAX ? parts[0]! : whole
  if (heading.length > HEADING_MAX || text.includes(heading)) return text
  return isQuestion(heading) ? `${heading} ${text}` : `${heading}: ${text}`
}

/** The most words of a name with its title. */
const NAME_MAX = 4
/** One word above a whole sentence is a topic ("Pets"); above one or two words it is a name ("Tomasz" above "Owner"). */
const ROLE_MAX = 2

/** Whether a heading names the person that a text describes: "Principal dentist. Implants." below "Dr Priya Nair". */
const isWhoIn = (heading: string, text: string): boolean => {
  const words = heading.split(' ')
  return (
    (shows('who', text) < 1 || isContactOf(text)) &&
    words.length <= NAME_MAX &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    (words.length > 1 || text.split(' ').length <= ROLE_MAX)
  )
}

/** Whether a text is a role and how to reach who has it: "Treasurer: ada@example.com" names nobody. */
const isContactOf = (text: string): boolean => isBareContact(text.split(': ').at(-1)!)

/** The row asked for, or all rows when the question is about the list. */
function rowsOf(best: Evidence, evidence: Evidence[], terms: Term[]): string {
  const isAboutList = terms.every((term) => term.rarity === 0)
  const chosen = evidence
    .filter((other) => other.passage === best.passage && other.units[other.at]!.isRow)
    .filter(
      (other) =>
        other.at === best.at ||
        (other.isEnough && (isAboutList || Math.abs(best.score - other.score) < TIE)),
    )
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
    .slice(0, ROWS_MAX)
  const rows = [...new Set(chosen.map((at) => labelled(best.units, at)))]
  return rows.length === 1 ? rows[0]! : rows.map((row) => `- ${row}`).join('\n')
}

/** Joins a value with the label above it, or a label with the value below it. */
function labelled(units: readonly Unit[], at: number): string {
  const { text } = units[at]!
  const joined = (label: string, value: string) => `${label.replace(/:$/, '')}: ${value}`
  if (isLabelOf(units, at, at + 1)) return joined(text, units[at + 1]!.text)
  return isLabelOf(units, at - 1, at) ? joined(units[at - 1]!.text, text) : text
}

/** The sentence that answers, with those needed to understand it, as long as the quote stays short. */
function sentencesOf(
  best: Evidence,
  evidence: Evidence[],
  kind: QuestionKind,
  terms: Term[],
): string {
  const { units, at } = best
  let [first, last] = [at, at]
  const asGood = new Set(
    evidence
      .filter((other) => other.passage === best.passage && best.score - other.score < AS_GOOD)
      .map((other) => other.at),
  )
  const length = () => units.slice(first, last + 1).reduce((sum, { text }) => sum + text.length, 0)
  while (last - first + 1 < SENTENCES_MAX) {
    const side = [last + 1, first - 1]
      .filter((index) => isBeside(units, at, index))
      .map((index) => ({
        index,
        worth: worthOf(index, best, [first, last], kind, terms) + (asGood.has(index) ? 0.5 : 0),
      }))
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)[0]
    if (!side || length() + units[side.index]!.text.length > READ_MAX) break
    first = Math.min(first, side.index)
    last = Math.max(last, side.index)
  }
  const text = units
    .slice(first, last + 1)
    .map((unit) => unit.text)
    .join(' ')
  return units[last]!.text.endsWith(':') ? withList(text, units, last) : text
}

/** What a neighbouring sentence adds to the chosen ones: a word of the question that they lack, or what one of them refers to. */
function worthOf(
  index: number,
  { units, inUnits, own, topic }: Evidence,
  [first, last]: [number, number],
  kind: QuestionKind,
  terms: Term[],
): number {
  const chosen = units.slice(first, last + 1)
  const text = units[index]!.text
  const already = Math.max(...chosen.map((unit) => (!isStrict(kind) ? 1 : shows(kind, unit.text))))
  const shown = !isStrict(kind) ? 0 : shows(kind, text)
  const isMissing = (at: number) => inUnits.slice(first, last + 1).every((parts) => parts[at] === 0)
  const added = terms.reduce(
    (sum, { weight }, at) => (isMissing(at) ? sum + weight * inUnits[index]![at]! : sum),
    0,
  )
  const leans = beginsWith(index > last ? text : units[first]!.text, LEANS)
  const isTopic = index > last && own < ABOUT && topic > ABOUT
  return Math.max(0, shown - already) * 10 + added + (leans ? 1 : 0) + (isTopic ? 0.5 : 0)
}

const withList = (text: string, units: readonly Unit[], at: number): string => {
  const rows = units.slice(at + 1, at + 1 + ROWS_MAX)
  const end = rows.findIndex((row) => !row.isRow)
  return [text, ...(end < 0 ? rows : rows.slice(0, end)).map((row) => `- ${row.text}`)].join('\n')
}

/** Markdown in a page must not turn into a link or a picture in the chat. */
const withoutLinks = (text: string) =>
  text.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[<>`]/g, ' ')
