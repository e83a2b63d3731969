import { TIME_BOUNDS } from '../../db/report-columns.ts'

/**
 * The time, in seconds, within which a share of the cases was done, assuming an even spread within each step. Beyond the last bound, that
 * bound is returned.
 * @param share above 0, at most 1
 */
export function quantile(steps: number[], share: number): number {
  const target = steps.reduce((sum, count) => sum + count, 0) * share
  let before = 0
  for (const [index, count] of steps.entries()) {
    if (count > 0 && before + count >= target) {
      const from = TIME_BOUNDS[index - 1] ?? 0
      const to = TIME_BOUNDS[index] ?? from
      return from + ((target - before) / count) * (to - from)
    }
    before += count
  }
  return 0
}
