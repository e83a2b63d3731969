import type { PdfLine } from './pdf-lines.ts'

/** Lines from the top and from the bottom of a page that may be its header or footer. */
const EDGE = 2
const LETTERS = 90
/** Fewer pages do not tell a footer from a sentence said twice. */
const MIN_PAGES = 3

/** The pages without headers and footers: the same words at the same height on most pages, page numbers apart. */
export function withoutRunningLines(pages: PdfLine[][], bodySize: number): PdfLine[][] {
  const isCandidate = (line: PdfLine, index: number, lines: PdfLine[]) =>
    (index < EDGE || index >= lines.length - EDGE) &&
    line.text.length <= LETTERS &&
    line.size <= bodySize * 1.1

  const counts = new Map<string, number>()
  for (const [page, lines] of pages.entries()) {
    const edges = new Set(lines.filter(isCandidate).map((line) => likeness(line, page)))
    for (const edge of edges) counts.set(edge, (counts.get(edge) ?? 0) + 1)
  }
  const most = Math.max(MIN_PAGES, pages.length / 2)
  const isRunning = (line: PdfLine, page: number) => (counts.get(likeness(line, page)) ?? 0) >= most
  return pages.map((lines, page) =>
    lines.filter((line, index) => !isCandidate(line, index, lines) || !isRunning(line, page)),
  )
}

/** Equal for lines that differ only by the number of their page. */
const likeness = (line: PdfLine, page: number) =>
  `${Math.round(line.y)} ${line.text.replace(/\d{1,4}/g, (digits) => pageOffset(Number(digits), page))}`

function pageOffset(number: number, page: number): string {
  const offset = number - page
  return offset >= -30 && offset <= 30 ? `#${offset}` : String(number)
}
