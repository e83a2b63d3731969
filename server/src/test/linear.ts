import { expect } from 'vitest'

const SHORT = 500
const TIMES = 16
/** One text takes as long as sixteen of a sixteenth where time is linear, sixteen times as long where it grows with the square. */
const SLACK = 5
/** A busy machine makes anything slow for a moment: what looks too slow is looked at again. */
const TRIES = 15

/**
 * Expects that reading a text takes time in proportion to its length: as a ratio of what takes as long, so that a busy machine slows
 * both.
 * @param make the text of a length. @param usual what people write: much less than that takes nothing can be told.
 */
export async function expectLinear(
  read: (text: string) => unknown,
  make: (length: number) => string,
  usual: (length: number) => string,
): Promise<void> {
  const [short, long, plain] = [make(SHORT), make(SHORT * TIMES), usual(SHORT)]
  let [parts, whole] = [Infinity, Infinity]
  for (let tried = 0; tried < TRIES; tried++) {
    const least = Math.max(await timeOf(read, short, TIMES), await timeOf(read, plain, TIMES))
    parts = Math.min(parts, least)
    whole = Math.min(whole, await timeOf(read, long))
    if (whole <= parts * SLACK) return
  }
  expect(whole / parts, `for ${JSON.stringify(short.slice(0, 60))}`).toBeLessThan(SLACK)
}

/** Milliseconds. */
export async function timeOf(read: (text: string) => unknown, text: string, times = 1) {
  const begun = performance.now()
  for (let time = 0; time < times; time++) await read(text)
  return performance.now() - begun
}
