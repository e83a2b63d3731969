import type { CustomerGrowth } from 'shared-types'

/** From nothing to something counts as an increase of 100 %, because a share of zero is undefined. */
export function growthRate(before: number, now: number): CustomerGrowth['rate'] {
  if (before === now) return { type: 'no-change', percentage: 0 }
  const percentage = before === 0 ? 100 : (Math.abs(now - before) / before) * 100
  return { type: now > before ? 'increase' : 'decrease', percentage }
}
