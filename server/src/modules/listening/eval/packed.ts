import type { Weights } from '../classifier/odds.ts'
import { UNIT } from '../heads.ts'

/** Weights as they are kept. */
export const packed = ({ bias, weights }: Weights): Weights => ({
  bias: packedRow(bias),
  weights: Object.fromEntries(Object.entries(weights).map(([name, row]) => [name, packedRow(row)])),
})

/** In whole units; of two labels only how much more the second weighs. `|| 0` since JSON knows no negative zero. */
const packedRow = (row: number[]): number[] =>
  (row.length === 2 ? [row[1]! - row[0]!] : row).map((value) => Math.round(value / UNIT) || 0)
