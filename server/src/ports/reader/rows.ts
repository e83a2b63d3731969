import type { Block } from './blocks.ts'
import { isBareValue, isLabel, isMoney, isValue } from './value.ts'

/** A line that is read as one row: its text, and its cells where it has any. */
export type Row = Pick<Block, 'text' | 'cells'>

const LEADER = /\s*(?:\.{4,}|(?<=\s)\.{3}(?=\s)|…{2,}|_{3,}|·{4,}|(?:\. ){3,}\.?)\s*/
/** How many words may stand before the amount in a value: "from CHF 12.50". */
const AMOUNT_WORDS = 3
const LEADER_SEARCHED = 400
const SEPARATOR = ' | '

/** Label and values as one row, in the format that `table-row.ts` of the answers reads. */
export function rowOf(pieces: string[]): Row {
  const texts = pieces.filter(Boolean)
  if (texts.length === 2) {
    const [label, value] =
      isBareValue(texts[0]!) && !isValue(texts[1]!) ? texts.toReversed() : texts
    return pair(label!, value!)
  }
  return {
    text: texts.map((text) => text.replaceAll('|', '/')).join(SEPARATOR),
    cells: texts.map((text) => ({ name: '', text })),
  }
}

/** A label and its value. */
export function pair(label: string, value: string): Row {
  const name = label.replace(/[\s:：,…]+$|\s*\.{2,}$/, '')
  return { text: `${name}: ${value}`, cells: [{ name, text: value }] }
}

/** A row of cells with the names of their columns. */
export function namedRow(cells: { name: string; text: string }[]): Row {
  const filled = cells.filter((cell) => cell.text)
  return {
    text: filled
      .map(({ name, text }) => (name ? `${name}: ${text}` : text).replaceAll('|', '/'))
      .join(SEPARATOR),
    cells: filled,
  }
}

/** A row from a line in which dots or dashes lead from a label to its value; undefined for other lines. */
export function rowOfLine(text: string): Row | undefined {
  if (text.length > LEADER_SEARCHED) return undefined
  const parts = text.split(LEADER).filter(Boolean)
  if (parts.length === 2 && isLabel(parts[0]!) && isValue(parts[1]!))
    return pair(parts[0]!, parts[1]!)
  return labelledAmount(text)
}

const SPAN_OF_TIME = /\d{1,2}[.:]\d{2}\s?[-–—]\s?\d{1,2}[.:]\d{2}(?!\s?\p{Sc})/u

/** A row from a label and an amount: "Espresso 2,40 €" or "Doppelzimmer: ab 90 €". */
function labelledAmount(text: string): Row | undefined {
  const colon = text.indexOf(': ')
  if (colon > 0) {
    const [label, value] = [text.slice(0, colon), text.slice(colon + 2)]
    return isLabel(label) && isValue(value) ? pair(label, value) : undefined
  }
  // The "Fr" in "Di – Fr 11.30 – 14.00" is Friday, not francs.
  if (isBareValue(text) || SPAN_OF_TIME.test(text)) return undefined
  const words = text.split(' ')
  for (let end = 1; end < Math.min(words.length, 12); end += 1) {
    const value = words.slice(end).join(' ')
    const label = words
      .slice(0, end)
      .join(' ')
      .replace(/\s*[-–—]$/, '')
    const amount = words.slice(end, end + AMOUNT_WORDS).join(' ')
    if (!isBareValue(value) || !isMoney(amount) || /\d/.test(label)) continue
    if (label.includes('(') !== label.includes(')') || /[.;]$/.test(value)) return undefined
    return isLabel(label) ? pair(label, value) : undefined
  }
  return undefined
}

/** Whether pieces are a label and its values, each a piece of its own. */
export const isRow = (pieces: string[]): boolean =>
  pieces.length >= 2 &&
  !isLabelled(pieces) &&
  pieces.some((piece) => !isValue(piece) && /\p{L}{2}/u.test(piece)) &&
  !areSeveral(pieces) &&
  areOfOneThing(pieces.filter(isValue))

/** Whether each of several labels has a value of its own: "Consultation", "€ 120", "Follow-up", "€ 80". */
function areSeveral(pieces: string[]): boolean {
  const [, ...behind] = pieces.slice(pieces.findIndex(isBareValue))
  const label = behind.findIndex((piece) => !isValue(piece) && NAME.test(piece) && isLabel(piece))
  return label >= 0 && behind.slice(label).some(isBareValue)
}

/** More than a word such as "and" or "bis" between two values of one thing. */
const NAME = /\p{L}{4}/u

/** Whether the first of two has its label already: "Hours: 9 – 18", "4 Mill Lane". */
const isLabelled = ([first, ...rest]: string[]): boolean =>
  rest.length === 1 && isValue(first!) && LABELLED.test(first!)

const LABELLED = /^\p{L}[^:\d]{1,40}: /u

/** Whether values belong to one thing: a single one, or up to three that are nothing but values. */
const areOfOneThing = (values: string[]): boolean =>
  values.length === 1 || (values.length > 1 && values.length <= 3 && values.every(isBareValue))
