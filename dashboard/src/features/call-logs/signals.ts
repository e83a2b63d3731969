import type { CallSignal } from 'shared-types'

/** What decided most comes first, whichever way it spoke; what weighs nothing is left out. */
export const weightiestFirst = (signals: readonly CallSignal[]): CallSignal[] =>
  signals
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
