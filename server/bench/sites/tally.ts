import type { Asked } from './ask.ts'
import type { Verdict } from './judge.ts'

export type Tally = Record<Verdict, number> & {
  /** Questions that can be answered from the site, including wishes for a person. */
  answerable: number
  unknown: number
  p50: number
  p95: number
}

/** Counts verdicts; a dangerous answer is counted as such, and also as wrong. */
export function tallyOf(asked: Asked[]): Tally {
  const count = (verdict: Verdict) => asked.filter((each) => each.verdict === verdict).length
  const unknown = asked.filter(({ question }) => question.unknown).length
  const times = asked.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const dangerous = count('dangerous')
  return {
    right: count('right'),
    partly: count('partly'),
    shown: count('shown'),
    missed: count('missed'),
    wrong: count('wrong') + dangerous,
    rightly_unknown: count('rightly_unknown'),
    dangerous,
    answerable: asked.length - unknown,
    unknown,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }
}

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Percent, or null when there is nothing to divide by. */
export const shareOf = (part: number, all: number): number | null =>
  all === 0 ? null : (100 * part) / all

export const rightShare = ({ right, answerable }: Tally) => shareOf(right, answerable)
export const wrongShare = ({ wrong, answerable, unknown }: Tally) =>
  shareOf(wrong, answerable + unknown)
export const unknownShare = (tally: Tally) => shareOf(tally.rightly_unknown, tally.unknown)
