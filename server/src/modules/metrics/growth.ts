import type { CustomerGrowth } from 'shared-types'

/** From nothing to something is an increase of 100 %: there is no share of nothing. */
export function growthRate(before: number, now: number): CustomerGrowth['rate'] {
  if (before === now) return { type: 'no-change', percentage: 0 }
  const percentage = before === 0 ? 100 : (Math.abs(now - before) / before) * 100
  return { type: now > before ? 'increase' : 'decrease', percentage }
}
