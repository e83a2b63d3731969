import type { Weights } from '../classifier/odds.ts'
import { UNIT } from '../heads.ts'

/** Weights in the form in which they are stored. */
export const packed = ({ bias, weights }: Weights): Weights => ({
  bias: packedRow(bias),
  weights: Object.fromEntries(Object.entries(weights).map(([name, row]) => [name, packedRow(row)])),
})

/** A row in whole units; for two labels only the second's difference from the first. `|| 0` because JSON has no negative zero. */
const packedRow = (row: number[]): number[] =>
  (row.length === 2 ? [row[1]! - row[0]!] : row).map((value) => Math.round(value / UNIT) || 0)
