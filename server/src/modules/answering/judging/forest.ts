import { sigmoid } from '../../listening/classifier/each.ts'

/**
 * Decision trees of one depth, each stored as a heap: after test `n` comes `2n + 1` when the measure is below its threshold, otherwise `2n
 * + 2`. The sum of the leaves reached is the log-odds.
 */
export type Forest = { bias: number; trees: Tree[] }
export type Tree = { tests: number[]; thresholds: number[]; leaves: number[] }

/** The probability, from 0 to 1. */
export const sureness = (measures: number[], forest: Forest): number =>
  sigmoid(logOddsOf(measures, forest))

/** What the trees say together. */
export const logOddsOf = (measures: number[], { bias, trees }: Forest): number =>
  trees.reduce((all, tree) => all + leafValue(tree, measures), bias)

/** The value of the leaf that these measures lead to. */
export function leafValue({ tests, thresholds, leaves }: Tree, measures: number[]): number {
  let at = 0
  while (at < tests.length) at = 2 * at + (measures[tests[at]!]! < thresholds[at]! ? 1 : 2)
  return leaves[at - tests.length]!
}
