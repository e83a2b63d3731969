import { expect } from 'vitest'

const SHORT = 500
const TIMES = 16
/**
 * Tolerance: with linear time, one text takes as long as sixteen of a sixteenth of its length; with quadratic time it takes sixteen times
 * as long.
 */
const SLACK = 5
/** A busy machine can make any measurement slow for a moment, so one that looks too slow is repeated. */
const TRIES = 15

/**
 * Expects that reading a text takes time in proportion to its length, measured as a ratio so that a busy machine slows both.
 * @param make the text of a length.
 * @param usual ordinary text: times far below its time are too short to judge; read only if the verdict depends on it.
 */
export async function expectLinear(
  read: (text: string) => unknown,
  make: (length: number) => string,
  usual: (length: number) => string,
): Promise<void> {
  const [short, long, plain] = [make(SHORT), make(SHORT * TIMES), usual(SHORT)]
  let [parts, whole] = [Infinity, Infinity]
  for (let tried = 0; tried < TRIES; tried++) {
    const least = await timeOf(read, short, TIMES)
    whole = Math.min(whole, await timeOf(read, long))
    if (whole <= Math.min(parts, least) * SLACK) return
    parts = Math.min(parts, Math.max(least, await timeOf(read, plain, TIMES)))
    if (whole <= parts * SLACK) return
  }
  expect(whole / parts, `for ${JSON.stringify(short.slice(0, 60))}`).toBeLessThan(SLACK)
}

/** In milliseconds. */
export async function timeOf(read: (text: string) => unknown, text: string, times = 1) {
  const begun = performance.now()
  for (let time = 0; time < times; time++) await read(text)
  return performance.now() - begun
}
