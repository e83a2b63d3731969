import type { EachWeights } from './fit-each.ts'

/** Weights are stored as whole numbers of this unit, one letter each. */
const UNIT = 0.25
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const ZERO = LETTERS.length / 2
const UNITS_OF_CODE = new Int8Array(128)
for (const [index, letter] of [...LETTERS].entries())
  UNITS_OF_CODE[letter.charCodeAt(0)] = index - ZERO

/** Weights of several labels as they are stored: for each feature, one letter for each label. */
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

/**
 * A function that sums what features say for each label, in log odds. All weights lie in one array, because thousands of small
 * ones would take megabytes.
 */
export function unpackedEach({ bias, weights }: PackedEach) {
  const names = Object.keys(weights)
  const labels = bias.length
  const at = new Map(names.map((name, index) => [name, (index + 1) * labels]))
  const units = unitsOf([bias, ...Object.values(weights)].join(''))
  return {
    sumsOf(features: string[]): Float64Array {
      const sums = new Float64Array(labels)
      for (const name of features) {
        const row = at.get(name)
        if (row === undefined) continue
        for (let label = 0; label < labels; label++) sums[label]! += units[row + label]!
      }
      const length = Math.sqrt(features.length)
      return sums.map((sum, label) => UNIT * (units[label]! + sum / length))
    },
  }
}

/** The weight that one stored letter stands for. */
export const weightOfLetter = (letter: string): number =>
  UNIT * UNITS_OF_CODE[letter.charCodeAt(0)]!

/**
 * Decodes stored letters by their character codes: a million are read at each start, and one by one they would take many times as
 * long.
 */
function unitsOf(letters: string): Int8Array {
  const units = new Int8Array(letters.length)
  for (let at = 0; at < letters.length; at++) units[at] = UNITS_OF_CODE[letters.charCodeAt(at)]!
  return units
}
