import type { EachWeights } from './fit-each.ts'

/** One unit of the whole numbers that are kept, a letter each. */
const UNIT = 0.25
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const ZERO = LETTERS.length / 2

/** What is learnt of many labels, as it is kept: of each feature a letter a label. */
export type PackedEach = { bias: string; weights: Record<string, string> }

export const sigmoid = (sum: number): number => 1 / (1 + Math.exp(-sum))

export const packedEach = ({ bias, weights }: EachWeights): PackedEach => ({
  bias: packedRow(bias),
  weights: Object.fromEntries(Object.entries(weights).map(([name, row]) => [name, packedRow(row)])),
})

const packedRow = (row: number[]): string =>
  row
    .map((value) => Math.max(-ZERO, Math.min(ZERO - 1, Math.round(value / UNIT))))
    .map((units) => LETTERS[units + ZERO])
    .join('')

const unpackedRow = (row: string): Int8Array =>
  Int8Array.from(row, (letter) => LETTERS.indexOf(letter) - ZERO)

/** Hears how much speaks for each label, in logits. */
export function unpackedEach({ bias, weights }: PackedEach) {
  const always = unpackedRow(bias)
  const rows = new Map(Object.entries(weights).map(([name, row]) => [name, unpackedRow(row)]))
  return {
    sumsOf(features: string[]): Float64Array {
      const sums = new Float64Array(always.length)
      for (const name of features) {
        const row = rows.get(name)
        if (!row) continue
        for (let label = 0; label < row.length; label++) sums[label]! += row[label]!
      }
      const length = Math.sqrt(features.length)
      return sums.map((sum, label) => UNIT * (always[label]! + sum / length))
    },
  }
}
