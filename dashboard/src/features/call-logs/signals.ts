import type { CallSignal } from 'shared-types'

/** Sorted by weight, whether for or against; signals without weight are left out. */
export const weightiestFirst = (signals: readonly CallSignal[]): CallSignal[] =>
  signals
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
