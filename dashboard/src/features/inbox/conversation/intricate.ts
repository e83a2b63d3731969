/** More quotes and lists within each other than anybody writes; a parser of Markdown runs out of stack far above it. */
const MOST_NESTED = 30
/** Of links, emphasis and code: what they take to be parsed grows with their square. */
const MOST_MARKS = 300
/** A table is as wide as its head in every row: a few letters a row make thousands of cells. */
const MOST_CELLS = 2_000

const NESTED = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm

/** Whether a message is made to break or to hold up whoever draws it: a visitor may send thousands of marks in a row. */
export const isTooIntricate = (text: string): boolean =>
  Array.from(text.matchAll(NESTED)).some(
    ([marks]) => marks.replaceAll(/[\s\d]/g, '').length > MOST_NESTED,
  ) ||
  text.split(/[[\]*_~<`]/).length > MOST_MARKS ||
  cellsAtMost(text.split('\n')) > MOST_CELLS

const cellsAtMost = (lines: string[]): number =>
  lines.length * Math.max(...lines.map((line) => line.split('|').length - 1))
