import { joinSpacedLetters, type PdfWord } from './pdf-words.ts'

/** Words on one base line, from left to right. */
export type PdfRow = { y: number; size: number; words: PdfWord[] }

/** Words are on one line where their base lines differ by less than this share of the smaller letters. */
const BASE_LINE = 0.4

/** The words as rows, from the top of the page down. */
export function rowsOf(words: PdfWord[]): PdfRow[] {
  const rows: PdfRow[] = []
  for (const word of words.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    if (row && word.y - row.y < Math.min(row.size, word.size) * BASE_LINE) {
      row.words.push(word)
      row.size = Math.max(row.size, word.size)
    } else rows.push({ y: word.y, size: word.size, words: [word] })
  }
  for (const row of rows) {
    row.words = joinSpacedLetters(row.words.toSorted((a, b) => a.x0 - b.x0))
  }
  return rows
}

export const textOf = (words: PdfWord[]): string => inReadingOrder(words).join(' ').trim()

/** Words of right-to-left languages are sorted by position like others, so that the first is the last to read. */
function inReadingOrder(words: PdfWord[]): string[] {
  const isRightToLeft = (word: PdfWord) => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(word.text)
  if (words.filter(isRightToLeft).length * 2 <= words.length) return words.map(({ text }) => text)
  const ordered: string[] = []
  let left: string[] = []
  for (const word of words.toReversed()) {
    if (isRightToLeft(word)) {
      ordered.push(...left, word.text)
      left = []
    } else left.unshift(word.text)
  }
  return [...ordered, ...left]
}

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The height that most letters have. */
export function usualSize(rows: PdfRow[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of rows.flatMap((row) => row.words)) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  let usual = 0
  for (const [size, count] of letters) if (count > (letters.get(usual) ?? 0)) usual = size
  return usual
}

/** Whether a text is the bullet or number before an entry of a list. */
export const isMarker = (text: string): boolean =>
  !/^\d+\.\d{2}$/.test(text) &&
  /^(?:[•‣▪▸►●○◦■□☐☑✓✔➤·*–—-]|\(?[\p{L}\d]{1,3}[.)]|\d{1,2}(?:\.\d{1,2}){0,3}\.?)$/u.test(text)
