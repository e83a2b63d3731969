import type { CallSignal } from 'shared-types'

/** Sorted by weight, whether for or against; signals without weight are left out. */
export const weightiestFirst = (signals: readonly CallSignal[]): CallSignal[] =>
  signals
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))

/** A signal's sentence without the words it quotes and its full stop, for use within another sentence. */
export function clause(sentence: string): string {
  const [beginning = ''] = sentence.split(': “')
  const bare = beginning.replace(/\.$/, '')
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}
