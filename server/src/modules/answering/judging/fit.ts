import { leafValue, type Forest } from './forest.ts'

export type Example = { measures: number[]; isRight: boolean }

const TREES = 250
/** Default depth of a tree. With few examples, shallower trees learn better. */
const DEPTH = 6
/** Learning rate: how much of the remaining error each tree corrects. */
const RATE = 0.04
/** Share of the measures that each tree may use: trees that differ make fewer errors together. */
const MEASURES_A_TREE = 0.3
/** Fewest examples on either side of a split. */
const FEWEST = 30
/** Regularization: keeps the values of leaves with few examples small. */
const RIDGE = 10
/** The most thresholds for one measure. */
const BINS = 48
/** Higher than any measure. */
const ABOVE_ALL = 2

type Tree = Forest['trees'][number]
/** For each measure the bin of every example, because measures are looked at one by one; for each example its error and certainty. */
type Learning = { bins: Uint8Array[]; gradient: Float64Array; curvature: Float64Array }

/** Gradient boosting of trees on the logarithm of the odds: the same examples always give the same forest. */
export function fit(examples: Example[], depth = DEPTH): Forest {
  const thresholds = thresholdsOf(examples)
  const bins = thresholds.map((cuts, at) =>
    Uint8Array.from(examples, ({ measures }) => binOf(measures[at]!, cuts)),
  )
  const right = examples.filter(({ isRight }) => isRight).length
  const bias = Math.log((right + 1) / (examples.length - right + 1))
  const sums = new Float64Array(examples.length).fill(bias)
  const learning: Learning = {
    bins,
    gradient: new Float64Array(examples.length),
    curvature: new Float64Array(examples.length),
  }
  const trees: Tree[] = []
  const random = randomFrom(1)
  for (let nth = 0; nth < TREES; nth++) {
    for (const [at, { isRight }] of examples.entries()) {
      const odds = 1 / (1 + Math.exp(-sums[at]!))
      learning.gradient[at] = Number(isRight) - odds
      learning.curvature[at] = odds * (1 - odds)
    }
    const tree: Tree = {
      tests: Array.from<number>({ length: 2 ** depth - 1 }).fill(0),
      thresholds: Array.from<number>({ length: 2 ** depth - 1 }).fill(0),
      leaves: Array.from<number>({ length: 2 ** depth }).fill(0),
    }
    const measures = [...thresholds.keys()].filter(() => random() < MEASURES_A_TREE)
    grow(tree, 0, Uint32Array.from(examples.keys()), { learning, thresholds, measures })
    for (const [at, { measures }] of examples.entries()) sums[at]! += leafValue(tree, measures)
    trees.push(tree)
  }
  return { bias: rounded(bias), trees }
}

type Growing = { learning: Learning; thresholds: number[][]; measures: number[] }

/** Splits the examples where that reduces the error most, down to the leaves, and adds each leaf's value to the scores of its examples. */
function grow(tree: Tree, node: number, examples: Uint32Array, growing: Growing): void {
  const { learning, thresholds } = growing
  if (node >= tree.tests.length) {
    let [gradient, curvature] = [0, 0]
    for (const at of examples) {
      gradient += learning.gradient[at]!
      curvature += learning.curvature[at]!
    }
    tree.leaves[node - tree.tests.length] = rounded((RATE * gradient) / (curvature + RIDGE))
    return
  }
  const split = bestSplit(examples, growing)
  tree.tests[node] = split.measure
  tree.thresholds[node] = thresholds[split.measure]![split.bin] ?? ABOVE_ALL
  const bins = learning.bins[split.measure]!
  const isBelow = (at: number) => bins[at]! <= split.bin
  grow(tree, 2 * node + 1, examples.filter(isBelow), growing)
  grow(
    tree,
    2 * node + 2,
    examples.filter((at) => !isBelow(at)),
    growing,
  )
}

/** The measure and threshold that best separate right from wrong; when none does, all examples go to one side. */
function bestSplit(examples: Uint32Array, { learning, thresholds, measures }: Growing) {
  let best = { measure: 0, bin: thresholds[0]!.length, gain: 0 }
  for (const measure of measures) {
    const size = thresholds[measure]!.length + 1
    const bins = learning.bins[measure]!
    const gradients = new Float64Array(size)
    const curvatures = new Float64Array(size)
    const counts = new Uint32Array(size)
    let [gradient, curvature] = [0, 0]
    for (const at of examples) {
      const bin = bins[at]!
      gradients[bin]! += learning.gradient[at]!
      curvatures[bin]! += learning.curvature[at]!
      counts[bin]!++
      gradient += learning.gradient[at]!
      curvature += learning.curvature[at]!
    }
    const worth = (g: number, c: number) => (g * g) / (c + RIDGE)
    let [g, c, count] = [0, 0, 0]
    for (let bin = 0; bin < size - 1; bin++) {
      g += gradients[bin]!
      c += curvatures[bin]!
      count += counts[bin]!
      if (count < FEWEST || examples.length - count < FEWEST) continue
      const gain = worth(g, c) + worth(gradient - g, curvature - c) - worth(gradient, curvature)
      if (gain > best.gain + 1e-9) best = { measure, bin, gain }
    }
  }
  return best
}

/** Pseudo-random numbers from 0 to 1, always the same for a seed (xorshift). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** The thresholds of each measure: between values that occur often enough. */
function thresholdsOf(examples: Example[]): number[][] {
  return examples[0]!.measures.map((_, at) => {
    const values = examples.map(({ measures }) => measures[at]!).toSorted((a, b) => a - b)
    const cuts = new Set<number>()
    for (let cut = 1; cut < BINS; cut++) {
      const value = values[Math.floor((cut * values.length) / BINS)]!
      if (value > values[0]!) cuts.add(rounded(value - 0.0005))
    }
    return [...cuts].toSorted((a, b) => a - b)
  })
}

/** How many thresholds are at or below a value. */
function binOf(value: number, thresholds: number[]): number {
  let bin = 0
  while (bin < thresholds.length && value >= thresholds[bin]!) bin++
  return bin
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000 || 0
