/**
 * Trees of one depth, each a run of tests as in a heap: after test `n` comes `2n + 1` where the measure is below its threshold, else
 * `2n + 2`. What the leaves reached say together is how likely it is, as log-odds.
 */
export type Forest = { bias: number; trees: Tree[] }
export type Tree = { tests: number[]; thresholds: number[]; leaves: number[] }

/** How likely it is, from 0 to 1. */
export function sureness(measures: number[], { bias, trees }: Forest): number {
  const sum = trees.reduce((all, tree) => all + saidBy(tree, measures), bias)
  return 1 / (1 + Math.exp(-sum))
}

/** What the leaf says that these measures come to. */
export function saidBy({ tests, thresholds, leaves }: Tree, measures: number[]): number {
  let at = 0
  while (at < tests.length) at = 2 * at + (measures[tests[at]!]! < thresholds[at]! ? 1 : 2)
  return leaves[at - tests.length]!
}
