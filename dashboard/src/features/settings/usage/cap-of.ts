import type { Cap } from 'shared-types'

/** The cap in force: the lower of the owner's and the operator's; null where there is none. */
export function lowerCap({ own_micros, operator_micros }: Cap): number | null {
  if (own_micros === null) return operator_micros
  return operator_micros === null ? own_micros : Math.min(own_micros, operator_micros)
}
