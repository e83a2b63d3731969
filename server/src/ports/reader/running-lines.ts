import { type PdfRow, textOf } from './pdf-rows.ts'

/** Lines from the top and from the bottom of a page that may be its header or footer. */
const EDGE = 3
const LETTERS = 160
/** A line of words needs more pages than one that counts them to be a header or footer. */
const MIN_PAGES = 3
const MIN_COUNTED_PAGES = 2
/** Headers of left and right pages stand on half of the pages each; those of chapters on fewer. */
const MIN_SHARE = 0.3
/** Of the height of a line: footers stand at the same height, give or take. */
const HEIGHT = 1
const MOST_WORDS = 14
const MOST_NUMBERS = 4
/** The first numbered page is not always the first. */
const MOST_OFFSET = 30

type Edge = { row: PdfRow; page: number; key: string; counts: boolean }

/**
 * The pages without headers and footers: the same words at the same height on several pages, and lines that count pages, in whatever
 * language. What only they say, like a telephone number, stays once.
 */
export function withoutRunningLines(pages: PdfRow[][]): PdfRow[][] {
  const edges = pages.flatMap((rows, page) => edgesOf(rows, page, pages.length))
  const written = pages.filter((rows) => rows.length > 0).length
  const dropped = new Set<PdfRow>()
  const kept = new Set<string>()
  for (const [key, alike] of byKey(edges)) {
    for (const edge of alike) {
      const same = alike.filter(({ row }) => Math.abs(row.y - edge.row.y) < row.size * HEIGHT)
      if (new Set(same.map(({ page }) => page)).size < pagesNeeded(edge, written, pages.length))
        continue
      if (saysSomething(key) && !kept.has(key)) kept.add(key)
      else dropped.add(edge.row)
    }
  }
  return pages.map((rows) => rows.filter((row) => !dropped.has(row)))
}

function byKey(edges: Edge[]): Map<string, Edge[]> {
  const groups = new Map<string, Edge[]>()
  for (const edge of edges) {
    const group = groups.get(edge.key)
    if (group) group.push(edge)
    else groups.set(edge.key, [edge])
  }
  return groups
}

function pagesNeeded({ counts }: Edge, written: number, pages: number): number {
  if (counts) return Math.min(MIN_COUNTED_PAGES, pages)
  return Math.max(MIN_PAGES, written * MIN_SHARE)
}

function edgesOf(rows: PdfRow[], page: number, pages: number): Edge[] {
  return rows.flatMap((row, index) => {
    if (index >= EDGE && index < rows.length - EDGE) return []
    const text = textOf(row.words)
    if (!text || text.length > LETTERS) return []
    const counted = keysOf(text, page + 1, pages).map((key) => ({ row, page, key, counts: true }))
    return [...counted, { row, page, key: text, counts: false }]
  })
}

/** One for each number that may be that of the page, with its distance from it instead: equal on all pages for the one that is. */
function keysOf(text: string, page: number, pages: number): string[] {
  if (text.split(' ').length > MOST_WORDS) return []
  // A single page counts itself by nothing but "1" and the number of all pages.
  if (pages === 1 && !/^\D{0,12}1\D{1,8}1\D{0,4}$/u.test(text)) return []
  return [...text.matchAll(/\p{Nd}+|\b[ivxlcIVXLC]{1,7}\b/gu)]
    .slice(0, MOST_NUMBERS)
    .flatMap((match) => {
      const number = numberOf(match[0])
      if (number === undefined || Math.abs(number - page) > MOST_OFFSET) return []
      const rest = text.slice(match.index + match[0].length)
      return [`${text.slice(0, match.index)}#${number - page}${rest}`]
    })
}

/** What a reader would miss: a number to call, an address of mail or of the web. */
const saysSomething = (key: string) =>
  (key.replace(/#-?\d+/g, '').match(/\d/g)?.length ?? 0) >= 5 || /@|www\./i.test(key)

function numberOf(written: string): number | undefined {
  if (/^[0-9]{1,4}$/.test(written)) return Number(written)
  const digits = [...written].map(digitOf)
  if (digits.every((digit) => digit !== undefined) && digits.length < 5)
    return Number(digits.join(''))
  return romanNumber(written.toLowerCase())
}

/** Of any script: the digits of each follow one another from its zero. */
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
