import type { Block } from '../blocks.ts'

/** A place where facts are looked for: a line, a row or a paragraph, with its surroundings. */
export type Line = {
  text: string
  /** Headings above it, outermost first, without empty ones. */
  headings: string[]
  page: number | null
  cells: { name: string; text: string }[]
  links: { href: string; text: string }[]
}

/** Characters from which a paragraph is cut: no price list is written as one. */
const MAX_LETTERS = 6_000
const MAX_LINES = 6_000
const QUOTE = 300
const LABEL = 90
const LIST_MARK = /^[-•*·‣▪]\s+/

export const linesOf = (blocks: Block[]): Line[] => blocks.flatMap(linesOfBlock).slice(0, MAX_LINES)

/** A block of several lines, such as a poster, is read line by line. */
function linesOfBlock(block: Block): Line[] {
  const headings = block.headings.filter(Boolean).map((heading) => heading.slice(0, QUOTE))
  const links = block.links ?? []
  const rows = block.text.slice(0, MAX_LETTERS).replace(LIST_MARK, '').split('\n')
  const texts = rows.map((row) => row.trim()).filter(Boolean)
  const isOne = texts.length === 1
  return texts.map((text, index) => ({
    text,
    headings,
    page: block.page,
    cells: isOne ? (block.cells ?? cellsOfText(text)) : cellsOfText(text),
    links: isOne ? links : links.filter((link) => placeOfLink(link, texts) === index),
  }))
}

const placeOfLink = (link: Line['links'][number], texts: string[]) =>
  Math.max(
    0,
    texts.findIndex((text) => text.includes(link.text)),
  )

/** The cells of a row, which is written as `Column: cell | cell`. */
function cellsOfText(text: string): Line['cells'] {
  if (!text.includes(' | ') || text.length > MAX_LETTERS) return []
  return text.split(' | ').map((part) => {
    const colon = part.indexOf(': ')
    return colon > 0 && colon <= LABEL
      ? { name: part.slice(0, colon), text: part.slice(colon + 2) }
      : { name: '', text: part }
  })
}

export const placeOf = (line: Line) => ({
  heading: line.headings.join(' › ').slice(0, QUOTE),
  pageNumber: line.page,
})

/** The line, or the sentences around a place in it, as a quote of limited length. */
export function quoteAround(text: string, start: number, end: number): string {
  if (text.length <= QUOTE) return text
  const room = Math.max(0, QUOTE - (end - start))
  const before = text.slice(Math.max(0, start - Math.floor(room / 2)), start)
  const after = text.slice(end, end + Math.floor(room / 2))
  const from = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('! '),
    before.lastIndexOf('? '),
  )
  const to = after.search(/[.!?](?:\s|$)/)
  const head = from < 0 ? before : before.slice(from + 2)
  const tail = to < 0 ? after : after.slice(0, to + 1)
  return (head + text.slice(start, end) + tail).trim().slice(0, QUOTE)
}

/** Lower case without accents, to compare words of seven languages. Letters keep their positions where possible. */
export const fold = (text: string): string =>
  text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/** The words before a value, without leading dots, colons, and brackets that were opened for it. */
export const trimLabel = (text: string): string => {
  const tail = withoutLeader(text.slice(-LABEL * 2))
  const sentence = tail.split(/(?<=[\p{L}\d)]{4}|%)[.!?]\s(?=\p{Lu})/u).at(-1)!
  const head = sentence
    .replace(/^(?:\d{1,2}\.(?:\d{1,2}\.?){0,1}\s|[\s.,;:|/)\]}·–—•*☐-])+/u, '')
    .trim()
  return head.length <= LABEL ? head : head.slice(-LABEL).replace(/^\S*\s/, '')
}

/** Removes the dots that lead to a value; a single one ends an abbreviation and stays. */
function withoutLeader(text: string): string {
  let end = text.length
  while (end > 0 && LEADING_ON.has(text[end - 1]!)) end--
  const dots = text.slice(end).split('.').length - 1
  return text.slice(0, dots > 0 && dots < 3 && text[end] === '.' ? end + 1 : end)
}
const LEADING_ON = new Set(' \t\u00a0.·…_:;,|([{–—=>→/-')

/** The name of this line, taken from the line above: only if that is below the same heading, and neither a sentence nor a value. */
export const nameAbove = (line: Line, above: Line | undefined): string =>
  isLabelLine(above) &&
  !/\d/.test(above.text) &&
  above.headings.join('\n') === line.headings.join('\n')
    ? trimLabel(above.text)
    : ''

/** Whether a line is short and names what is below it. */
export const isLabelLine = (line: Line | undefined): line is Line =>
  line !== undefined &&
  line.text.length <= LABEL &&
  /\p{L}{2}/u.test(line.text) &&
  !/[.!?]$/.test(line.text)
