import type { Block } from './blocks.ts'
import type { PdfLine } from './pdf-lines.ts'
import { withoutRunningLines } from './running-lines.ts'

const HEADING_SCALE = 1.15
const HEADING_LETTERS = 120
/** In letter sizes, from one line to the next. */
const PARAGRAPH_GAP = 1.7

/** Puts lines together into paragraphs below their headings, which are told by the size of their letters. */
export function blocksOfPages(pages: PdfLine[][]): Block[] {
  const body = bodySize(pages)
  const content = withoutRunningLines(pages, body)
  const path: { size: number; text: string }[] = []
  const blocks: Block[] = []
  let paragraph: string[] = []
  let start = 1

  const flush = () => {
    const text = joinLines(paragraph)
    paragraph = []
    if (text) blocks.push({ headings: path.map((heading) => heading.text), text, page: start })
  }

  for (const [index, lines] of content.entries()) {
    let previous: PdfLine | undefined
    for (const line of lines) {
      if (isHeading(line, body)) {
        flush()
        enterHeading(path, line, previous)
      } else {
        if (startsParagraph(line, previous)) flush()
        if (paragraph.length === 0) start = index + 1
        paragraph.push(line.text)
      }
      previous = line
    }
    // A sentence goes on over the page break, a paragraph that is complete does not.
    if (/[.!?:]["')]?$/.test(paragraph.at(-1) ?? '.')) flush()
  }
  flush()
  return blocks
}

const isHeading = (line: PdfLine, body: number) =>
  line.size > body * HEADING_SCALE && line.text.length <= HEADING_LETTERS && !line.row

function enterHeading(
  path: { size: number; text: string }[],
  line: PdfLine,
  previous: PdfLine | undefined,
) {
  const last = path.at(-1)
  // A heading of two lines.
  if (last && previous && last.text.endsWith(previous.text) && last.size === line.size) {
    last.text += ` ${line.text}`
    return
  }
  while (path.length > 0 && path.at(-1)!.size <= line.size) path.pop()
  path.push({ size: line.size, text: line.text })
}

function startsParagraph(line: PdfLine, previous: PdfLine | undefined): boolean {
  if (!previous) return false
  if (line.row || previous.row) return true
  if (/^(?:[•‣▪●–*-]|\d{1,2}[.)])\s/.test(line.text)) return true
  return Math.abs(previous.y - line.y) > Math.max(line.size, previous.size) * PARAGRAPH_GAP
}

/** Words that were broken at the end of a line become whole again. */
const joinLines = (lines: string[]) =>
  lines.reduce((text, line) => {
    if (!text) return line
    return /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line)
      ? text.slice(0, -1) + line
      : `${text} ${line}`
  }, '')

/** The size most letters have. */
function bodySize(pages: PdfLine[][]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of pages.flat()) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
