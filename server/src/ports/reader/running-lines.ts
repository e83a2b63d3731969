import { type PdfRow, textOf } from './pdf-rows.ts'

/** Number of lines at the top and bottom of a page that may be its header or footer. */
const EDGE = 3
const LETTERS = 160
/** Least number of pages on which a line repeats to be a header or footer: fewer for lines with a page number. */
const MIN_PAGES = 3
const MIN_COUNTED_PAGES = 2
/** Least share of pages: headers of left and right pages are on half of them each, those of chapters on fewer. */
const MIN_SHARE = 0.3
/** How far the heights of the same footer may differ. */
const HEIGHT = 8
const MAX_WORDS = 14
const MAX_NUMBERS = 4
/** How far the printed page number may differ from the page's place in the file. */
const MAX_OFFSET = 30

type Edge = { row: PdfRow; page: number; key: string; counts: boolean; isTop: boolean }

/**
 * The pages without headers and footers: lines with the same words at the same height on several pages, and lines with page
 * numbers, in any language. Text that only they have, such as a phone number, is kept once.
 */
export function withoutRunningLines(pages: PdfRow[][]): PdfRow[][] {
  const edges = pages.flatMap((rows, page) => edgesOf(rows, page, pages.length))
  const written = pages.filter((rows) => rows.length > 0).length
  const dropped = new Set<PdfRow>()
  for (const alike of byKey(edges)) {
    const { key, counts, isTop } = alike[0]!
    const on = new Set(alike.map(({ page }) => page)).size
    if (on < pagesNeeded(counts, written, pages.length)) continue
    for (const { row } of alike) dropped.add(row)
    // One is kept where it interrupts no sentence: above the first page, or below the last.
    const isKept = saysSomething(key) || on < MIN_PAGES
    if (isKept && (!counts || saysSomething(key))) dropped.delete(alike.at(isTop ? 0 : -1)!.row)
  }
  return pages.map((rows) => rows.filter((row) => !dropped.has(row)))
}

function byKey(edges: Edge[]): Edge[][] {
  const groups = new Map<string, Edge[]>()
  for (const edge of edges) {
    const key = `${edge.counts} ${Math.round(edge.row.y / HEIGHT)} ${edge.key}`
    const group = groups.get(key)
    if (group) group.push(edge)
    else groups.set(key, [edge])
  }
  return [...groups.values()]
}

function pagesNeeded(counts: boolean, written: number, pages: number): number {
  if (counts) return Math.min(MIN_COUNTED_PAGES, pages)
  // In a document of two pages, a line has to be on both.
  return written === 2 ? 2 : Math.max(MIN_PAGES, written * MIN_SHARE)
}

function edgesOf(rows: PdfRow[], page: number, pages: number): Edge[] {
  return rows.flatMap((row, index) => {
    if (index >= EDGE && index < rows.length - EDGE) return []
    const text = textOf(row.words)
    if (!text || text.length > LETTERS) return []
    const isTop = index < EDGE
    const counted = keysOf(text, page + 1, pages).map((key) => ({ key, counts: true }))
    return [...counted, { key: text, counts: false }].map((edge) => ({ ...edge, row, page, isTop }))
  })
}

/**
 * Keys for comparing a line between pages, one for each number in it that may be the page number, which is replaced by its
 * distance to the page.
 */
function keysOf(text: string, page: number, pages: number): string[] {
  if (text.split(' ').length > MAX_WORDS) return []
  // A single page only counts itself as "1" of 1, or as "1" alone.
  if (pages === 1 && !/^\D{0,12}1\D{1,8}1\D{0,4}$|^[–—-]?\s?1\s?[–—-]?$/u.test(text)) return []
  return [...text.matchAll(/\p{Nd}+|\b[ivxlcIVXLC]{1,7}\b/gu)]
    .slice(0, MAX_NUMBERS)
    .flatMap((match) => {
      const number = numberOf(match[0])
      if (number === undefined || Math.abs(number - page) > MAX_OFFSET) return []
      const rest = text.slice(match.index + match[0].length)
      return [`${text.slice(0, match.index)}#${number - page}${rest}`]
    })
}

/** Whether a line holds something readers would miss: a phone number, a mail or web address. */
const saysSomething = (key: string) => /(?:\d[\s()/.–-]*){7,}|@|www\./i.test(key)

function numberOf(written: string): number | undefined {
  if (/^[0-9]{1,4}$/.test(written)) return Number(written)
  const digits = [...written].map(digitOf)
  if (digits.every((digit) => digit !== undefined) && digits.length < 5)
    return Number(digits.join(''))
  return romanNumber(written.toLowerCase())
}

/** The value of a digit in any script, whose digits always follow their zero. */
function digitOf(letter: string): number | undefined {
  if (!/\p{Nd}/u.test(letter)) return undefined
  let zero = letter.codePointAt(0)!
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && letter.codePointAt(0)! - zero < 9) zero--
  return letter.codePointAt(0)! - zero
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function romanNumber(text: string): number | undefined {
  const values = [...text].map((letter) => ROMAN[letter])
  if (values.some((value) => value === undefined)) return undefined
  const numbers = values as number[]
  return numbers.reduce(
    (sum, value, index) => sum + (value < (numbers[index + 1] ?? 0) ? -value : value),
    0,
  )
}
