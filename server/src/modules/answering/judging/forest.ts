/**
 * Decision trees of one depth, each stored as a heap: after test `n` comes `2n + 1` when the measure is below its threshold, otherwise `2n
 * + 2`. The sum of the leaves reached is the log-odds.
 */
export type Forest = { bias: number; trees: Tree[] }
export type Tree = { tests: number[]; thresholds: number[]; leaves: number[] }

/** The probability, from 0 to 1. */
export function sureness(measures: number[], { bias, trees }: Forest): number {
  const sum = trees.reduce((all, tree) => all + saidBy(tree, measures), bias)
  return 1 / (1 + Math.exp(-sum))
}

/** The value of the leaf that these measures lead to. */
export function saidBy({ tests, thresholds, leaves }: Tree, measures: number[]): number {
  let at = 0
  while (at < tests.length) at = 2 * at + (measures[tests[at]!]! < thresholds[at]! ? 1 : 2)
  return leaves[at - tests.length]!
}
