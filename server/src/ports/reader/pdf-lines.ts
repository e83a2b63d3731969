import { squeeze } from './dom.ts'

/** What pdf.js tells of a run of letters. */
export type PdfText = {
  str: string
  /** `[, , , , x, y]`, from the lower left corner of the page. */
  transform: number[]
  width: number
  height: number
  hasEOL: boolean
}

export type PdfLine = {
  text: string
  /** Height of its largest letters. */
  size: number
  /** Distance from the bottom of the page. */
  y: number
  /** It has columns: a row of a table. */
  row: boolean
}

/** A gap this many times the letter size stands between columns, not between words. */
const COLUMN_GAP = 1.5

/** Puts runs of letters together into lines, in the order the file draws them. */
export function linesOf(runs: PdfText[]): PdfLine[] {
  const lines: PdfLine[] = []
  let current: PdfText[] = []
  const flush = () => {
    const line = toLine(current)
    if (line) lines.push(line)
    current = []
  }
  for (const run of runs) {
    const previous = current.at(-1)
    if (previous && !onSameLine(previous, run)) flush()
    if (run.str.trim()) current.push(run)
    else if (run.str && previous) current.push({ ...run, str: ' ' })
    if (run.hasEOL) flush()
  }
  flush()
  return lines
}

const onSameLine = (a: PdfText, b: PdfText) =>
  Math.abs(a.transform[5]! - b.transform[5]!) < Math.max(a.height, b.height, 1) * 0.6

function toLine(runs: PdfText[]): PdfLine | undefined {
  let text = ''
  let row = false
  let end = 0
  for (const run of runs) {
    if (run.str === ' ') {
      text += ' '
      continue
    }
    const gap = text ? run.transform[4]! - end : 0
    if (gap > run.height * COLUMN_GAP) {
      text = `${text.trimEnd()} | `
      row = true
    } else if (gap > run.height * 0.2) text += ' '
    text += run.str
    end = run.transform[4]! + run.width
  }
  const squeezed = squeeze(text)
  if (!squeezed) return undefined
  const size = Math.max(...runs.map((run) => run.height))
  return { text: squeezed, size, y: runs[0]!.transform[5]!, row }
}
