import type { WriteTaughtAnswer } from 'shared-types'

export type Written = Pick<WriteTaughtAnswer, 'question' | 'phrasings' | 'answer'>

const ROWS_MAX = 100
/** The server accepts no larger request. */
const BYTES_MAX = 200_000

/** Splits answers into as many requests as needed, in order. */
export function slicesOf(answers: Written[]): Written[][] {
  const slices: Written[][] = []
  let bytes = 0
  for (const answer of answers) {
    const more = new TextEncoder().encode(JSON.stringify(answer)).length
    const last = slices.at(-1)
    if (last && last.length < ROWS_MAX && bytes + more <= BYTES_MAX) {
      last.push(answer)
      bytes += more
    } else {
      slices.push([answer])
      bytes = more
    }
  }
  return slices
}
