import { hadRoom, type PdfLine } from './pdf-lines.ts'

/** The look of most letters in a document. */
export type Body = { size: number; isBold: boolean; isCapital: boolean }

const SCALE = 1.15
const LETTERS = 120
const BOLD_LETTERS = 90
const SENTENCE_LETTERS = 40
const MAX_TEXT_SCALE = 1.4
/** Share of all letters that a size needs to count as one of running text. */
const TEXT_SHARE = 0.1
/** Size from which lines are a title, however they are broken. */
const LIST_SCALE = 1.35
const MAX_LINES = 3
/** A text with more digits is a phone number. */
const MAX_DIGITS = 9

export function bodyOf(lines: PdfLine[]): Body {
  const count = (test: (line: PdfLine) => boolean) =>
    lines.reduce((sum, line) => sum + (test(line) ? line.text.length : 0), 0)
  const all = count(() => true)
  const isBold = count((line) => line.bold) > all / 2
  const isInCapitals = count((line) => isCapital(line.text)) > all / 2
  return { size: textSize(lines, all), isBold, isCapital: isInCapitals }
}

/** The size of most letters, or a somewhat larger one that also has sentences and table rows. */
function textSize(lines: PdfLine[], all: number): number {
  const letters = new Map<number, number>()
  const texts = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + line.text.length)
    if (isText(line) && !line.bold) texts.set(size, (texts.get(size) ?? 0) + line.text.length)
  }
  const [usual] = [...letters].toSorted((a, b) => b[1] - a[1])[0] ?? [0]
  const others = [...texts].filter(
    ([size, count]) => size < usual * MAX_TEXT_SCALE && count > all * TEXT_SHARE,
  )
  return Math.max(usual, ...others.map(([size]) => size))
}

const isText = ({ text, cells }: PdfLine) =>
  cells !== undefined || text.length > 50 || /^\p{Ll}|[.;,]$/u.test(text)

/** Which lines are headings: larger, bolder or in capitals, few in a row, and words rather than a price. */
export function headingsAmong(lines: PdfLine[], body: Body): boolean[] {
  const stands = lines.map((line) => isEmphasised(line, body))
  const headings = lines.map((line) => Boolean(line.isHeading))
  for (let start = 0; start < lines.length;) {
    let end = start + 1
    while (
      end < lines.length &&
      stands[start] &&
      stands[end] &&
      isSameRun(lines[end - 1]!, lines[end]!)
    )
      end++
    const run = lines.slice(start, end)
    if (stands[start] && isHeading(run, lines[start - 1], lines[end], body))
      headings.fill(true, start, end)
    start = end
  }
  return headings
}

function isEmphasised(
  { text, size, bold, cells, isHeading: isTold }: PdfLine,
  body: Body,
): boolean {
  if (cells || isTold || text.length > LETTERS || !isWords(text)) return false
  return (
    size > body.size * SCALE ||
    (bold && !body.isBold && size >= body.size * 0.9) ||
    (isCapital(text) && !body.isCapital && size >= body.size * 0.9)
  )
}

const isSameRun = (a: PdfLine, b: PdfLine) =>
  Math.abs(a.size - b.size) < 0.6 && a.bold === b.bold && isCapital(a.text) === isCapital(b.text)

function isHeading(
  run: PdfLine[],
  before: PdfLine | undefined,
  after: PdfLine | undefined,
  body: Body,
): boolean {
  const [first] = run
  const letters = run.reduce((sum, line) => sum + line.text.length, 0)
  const isLarge = first!.size > body.size * SCALE
  if (run.length > MAX_LINES || letters > LETTERS * 1.5) return false
  const last = run.at(-1)!.text
  // Lines that were broken deliberately are not a heading of several lines, but an address or a list in larger letters.
  const isList = run.length > 1 && !first!.bold && first!.size < body.size * LIST_SCALE
  if (isList && run.slice(1).some((line, index) => hadRoom(run[index]!, line))) return false
  const isSentence = last.endsWith('.') && letters > SENTENCE_LETTERS
  if (isLarge) return !isSentence && !/[,;]$/.test(last)
  if (letters > BOLD_LETTERS || /[.,;]$/.test(last)) return false
  const opens = !before || first!.isFirst || endsBefore(before, first!)
  return opens && after !== undefined && !isCutOff(run.at(-1)!, after)
}

/** Whether the line above was broken deliberately, or is at a distance. */
const endsBefore = (before: PdfLine, line: PdfLine) =>
  line.y - before.y > line.size * 1.5 ||
  Math.abs(before.size - line.size) > 0.6 ||
  hadRoom(before, line) ||
  /[.!?:]$/.test(before.text)

/** Whether emphasised words are only the beginning of a sentence that continues. */
const isCutOff = (line: PdfLine, after: PdfLine) =>
  !after.isFirst && /^\p{Ll}/u.test(after.text) && !line.text.endsWith(':')

/** Whether a text is words rather than a price, a time or a phone number, which belong to what is below them. */
function isWords(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 2 || !/\p{L}{2}/u.test(text)) return false
  const hasAmount = /\p{Sc}\s?\d|\d\s?\p{Sc}|\d[.,]\d{2}(?![\d.]|\s+\p{L})/u.test(text)
  const hasTime = /\d:\d{2}|\d{1,2}\.\d{2}\s?[-–]\s?\d{1,2}\.\d{2}(?![.\d])/.test(text)
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return !hasAmount && !hasTime && digits <= letters && digits < MAX_DIGITS
}

export const isCapital = (text: string): boolean =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) >= 3 && !/\p{Ll}/u.test(text)

export type PathEntry = { rank: number; text: string; last: PdfLine; hasText: boolean }

/**
 * Adds a heading below those that are larger; lines of one heading are joined.
 * @returns the text of a heading that had no text below it.
 */
export function enterHeading(
  path: PathEntry[],
  line: PdfLine,
  previous: PdfLine | undefined,
  levels: Map<number, number>,
): string | undefined {
  const rank = levels.get(rankOf(line)) ?? rankOf(line)
  const open = path.at(-1)
  if (open && previous === open.last && open.rank === rank && isNextLine(previous, line)) {
    open.text += ` ${line.text}`
    open.last = line
    return undefined
  }
  // A heading right below another belongs to it even where it is somewhat larger; this kind of heading then stays below the
  // other.
  const isNew = !levels.has(rankOf(line))
  if (path.length > 1 && isNew && !open!.hasText && isSomewhatLarger(line, open!.last)) {
    levels.set(rankOf(line), open!.rank - 0.01)
    return enterHeading(path, line, undefined, levels)
  }
  let lonely: string | undefined
  while (path.length > 0 && path.at(-1)!.rank <= rank) {
    const { hasText, text } = path.pop()!
    if (!hasText && lonely === undefined) lonely = text
  }
  path.push({ rank, text: line.text.replace(/\s*:$/, ''), last: line, hasText: false })
  return lonely
}

const isSomewhatLarger = (line: PdfLine, above: PdfLine) =>
  rankOf(line) > rankOf(above) && line.size < above.size * 1.2

const isNextLine = (a: PdfLine, b: PdfLine) =>
  b.y - a.y > 0 && b.y - a.y < b.size * 1.6 && !b.isFirst && !a.text.endsWith(':')

const rankOf = ({ size, bold, text }: PdfLine) =>
  Math.round(size * 2) / 2 + (bold ? 0.3 : 0) + (isCapital(text) ? 0.15 : 0)
