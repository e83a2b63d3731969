/** Rarity within a few passages means little, so at least this many are assumed. */
const MIN_PASSAGES = 30

/** The inverse document frequency of BM25: how rare something is that is in `frequency` of the `passages`. */
export function rarityOf(frequency: number, passages: number): number {
  const scale = Math.max(1, MIN_PASSAGES / Math.max(1, passages))
  const all = passages * scale
  return Math.log(1 + (all - frequency + 0.5) / (frequency + 0.5))
}
