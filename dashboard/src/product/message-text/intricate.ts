/** Nesting of quotes and lists beyond what anybody writes; a Markdown parser runs out of stack only far above it. */
const MAX_NESTED = 30
/** Marks for links, emphasis and code: the time to parse them grows with the square of their number. */
const MAX_MARKS = 300
/** Every row of a table gets as many cells as its header: a few characters per row make thousands of cells. */
const MAX_CELLS = 2_000

const NESTED = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm

/** Whether a message could crash or block the renderer: a visitor may send thousands of such marks in a row. */
export const isTooIntricate = (text: string): boolean =>
  Array.from(text.matchAll(NESTED)).some(
    ([marks]) => marks.replaceAll(/[\s\d]/g, '').length > MAX_NESTED,
  ) ||
  text.split(/[[\]*_~<`]/).length > MAX_MARKS ||
  cellsAtMost(text.split('\n')) > MAX_CELLS

const cellsAtMost = (lines: string[]): number =>
  lines.length * Math.max(...lines.map((line) => line.split('|').length - 1))
