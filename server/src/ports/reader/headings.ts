import { HEADING_LETTERS } from './heading-path.ts'
import { lineOf, linesOf } from './line.ts'
import { rowOfLine } from './rows.ts'
import { elementsOf, type Node } from './tree.ts'
import { isBareValue, isMoney, isValue } from './value.ts'

const TITLE =
  /(?:^|[\s_-])(?:title|heading|headline|titel|überschrift|titolo|titre|titulo|question|frage)(?:$|[\s_])/
const NO_HEADING = new Set([
  'li',
  'td',
  'th',
  'label',
  'a',
  'figcaption',
  'caption',
  'address',
  'blockquote',
])
const LOOK_ALIKE_WORDS = 10

/**
 * The text of a heading, and the amount of money at its end; `level` is null for a sentence that is a heading only to be large.
 */
export function headingOf(node: Node): { text: string; level: number | null; amount?: string } {
  const level = Number(node.name.slice(1))
  const { text } = lineOf(node.children)
  if (text.length > HEADING_LETTERS) return { text, level: null }
  if (!/\p{L}/u.test(text) && /\d/.test(text) && !isValue(text)) return { text, level: null }
  if (isBareValue(text) && isMoney(text)) return { text: '', level, amount: text }
  const amount = elementsOf(node).find(
    (child) => isValue(lineOf([child]).text) && isMoney(lineOf([child]).text),
  )
  if (amount) {
    const rest = lineOf(node.children.filter((child) => child !== amount)).text
    return { text: rest, level, amount: lineOf([amount]).text }
  }
  const row = text.length < 80 ? rowOfLine(text) : undefined
  const cell = row?.cells?.[0]
  return cell ? { text: cell.name, level, amount: cell.text } : { text, level }
}

/**
 * Whether a line only looks like a heading: short, and bold throughout or with a class such as 'title', as in pages made with page
 * builders.
 */
export function isLookAlike(node: Node): boolean {
  if (node.letters === 0 || node.letters > HEADING_LETTERS || NO_HEADING.has(node.name))
    return false
  if (node.linkLetters >= node.letters || elementsOf(node).some((child) => child.isBlock))
    return false
  if (!TITLE.test(node.hints) && !isBold(node.children)) return false
  const lines = linesOf(node.children)
  return lines.length === 1 && isTitle(lines[0]!.text)
}

/** Classes of parts of a page that can be opened and closed. */
export const FOLDING = /(?:^|[\s_-])(?:accordion|collaps\w*|toggle|question|faq)(?:$|[\s_-])/

/** Whether a line is the label that opens what is below it: the first line in a collapsible part with further content. */
export function isFoldLabel(node: Node): boolean {
  const { parent, letters } = node
  if (!parent || !FOLDING.test(parent.hints) || letters === 0 || letters > HEADING_LETTERS)
    return false
  if (NO_HEADING.has(node.name) || node.linkLetters >= letters || parent.letters < 2 * letters)
    return false
  const isFirst = elementsOf(parent).find((child) => child.letters > 0) === node
  if (!isFirst || elementsOf(node).some((child) => child.isBlock && child.letters > 0)) return false
  const { text } = lineOf(node.children)
  return isTitle(text) || text.endsWith('?')
}

/** Whether a text is short, and neither a sentence nor a value. */
export const isTitle = (text: string): boolean =>
  text.split(' ').length <= LOOK_ALIKE_WORDS &&
  !/[.!,;]$/.test(text) &&
  /\p{L}/u.test(text) &&
  !isValue(text) &&
  !rowOfLine(text)

/** Whether every letter is bold. */
export function isBold(content: (Node | string)[]): boolean {
  let isAny = false
  for (const item of content) {
    if (typeof item === 'string') {
      if (item.trim()) return false
    } else if (item.letters > 0) {
      if (item.name !== 'b' && item.name !== 'strong' && !isBold(item.children)) return false
      isAny = true
    }
  }
  return isAny
}
