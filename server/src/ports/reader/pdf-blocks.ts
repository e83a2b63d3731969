import type { Block } from './blocks.ts'
import { bodyOf, enterHeading, headingsAmong, type PathEntry } from './pdf-headings.ts'
import { joinLines } from './join-lines.ts'
import { hadRoom, type PdfLine } from './pdf-lines.ts'

/**
 * Distances between lines, in letter sizes: closer lines continue a paragraph, farther ones end it; between the two, the usual
 * distance of the column decides.
 */
const LINE_GAP = 1.35
const PARAGRAPH_GAP = 1.7
/** The largest usual distance between lines of a column. */
const MAX_PITCH = 2.6
/** A line this many times the usual distance away begins a paragraph. */
const WIDER_GAP = 1.3
const BULLET = /^(?:[•‣▪▸►●○◦■□✓✔➤–—*-]|\d{1,2}[.)]|[a-z]\))\s/u

/** Joins the lines of pages into paragraphs and rows below their headings. */
export function blocksOfPages(pages: PdfLine[][]): Block[] {
  const body = bodyOf(pages.flat())
  const path: PathEntry[] = []
  const levels = new Map<number, number>()
  const blocks: Block[] = []
  let paragraph: string[] = []
  let start = 1
  let entry: Block | undefined
  let previous: PdfLine | undefined
  let previousPage = 1

  const add = (block: Omit<Block, 'headings'>) => {
    blocks.push({ headings: path.map((heading) => heading.text), ...block })
    for (const heading of path) heading.hasText = true
  }
  const flush = () => {
    const text = joinLines(paragraph)
    paragraph = []
    if (entry && text) entry.text += ` | ${text}`
    else if (text) add({ text, page: start })
    entry = undefined
  }

  for (const [index, lines] of pages.entries()) {
    const headings = headingsAmong(lines, body)
    for (const [at, line] of lines.entries()) {
      if (headings[at]) {
        flush()
        const above = path.slice()
        const lonely = enterHeading(path, line, previous, levels)
        // A heading without text below it becomes text.
        if (lonely) {
          const headings = above.slice(0, -1).map((heading) => heading.text)
          blocks.push({ headings, text: lonely, page: previousPage })
        }
      } else if (line.cells) {
        flush()
        add({ text: line.text, page: index + 1, cells: line.cells })
      } else {
        if (!previous || !continues(previous, line)) flush()
        if (paragraph.length === 0) start = index + 1
        if (previous?.cells && describes(line, previous)) entry = blocks.at(-1)
        paragraph.push(line.text)
      }
      previous = line
      previousPage = index + 1
    }
  }
  flush()
  const last = path.pop()
  if (last && !last.hasText) add({ text: last.text, page: previousPage })
  return blocks
}

/** Whether a line continues the sentence above it, which was only broken because the line was full. */
function continues(previous: PdfLine, line: PdfLine): boolean {
  if (previous.cells || BULLET.test(line.text)) return false
  if (Math.abs(previous.size - line.size) > line.size * 0.12) return false
  const isHyphenated = /\p{L}[-\u00AD]$/u.test(previous.text)
  const goesOn = /^\p{Ll}/u.test(line.text)
  // The line is in the next column or on the next page.
  if (line.isFirst || line.y <= previous.y) {
    const isEnded = /[.!?:]["')»”]?$/.test(previous.text)
    const runsOn = previous.isProse && line.isProse && !hadRoom(previous, line)
    return !isEnded && (goesOn || runsOn)
  }
  const gap = line.y - previous.y
  const isUsual = gap < line.size * MAX_PITCH && gap < line.pitch * WIDER_GAP
  if (!isUsual && gap > line.size * PARAGRAPH_GAP) return false
  if (gap > line.pitch * WIDER_GAP && gap > line.size * LINE_GAP) return false
  if (isHyphenated && goesOn) return true
  if (hadRoom(previous, line)) return false
  return line.isProse || goesOn || isWide(previous)
}

/** Whether a line describes the dish with a price above it: right below, in smaller or lighter letters. */
const describes = (line: PdfLine, above: PdfLine) =>
  line.y > above.y &&
  line.y - above.y < above.size * PARAGRAPH_GAP &&
  (line.size < above.size * 0.95 || (above.bold && !line.bold) || /^\p{Ll}/u.test(line.text))

const isWide = ({ x0, x1, size }: PdfLine) => x1 - x0 > size * 25
