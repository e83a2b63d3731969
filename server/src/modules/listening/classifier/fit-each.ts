import { numbers, shuffled } from './order.ts'

/** A training example: the features of a text and the labels that apply to it, which may be none. */
export type Labelled = { features: string[]; labels: number[] }
/** A bias for each label, and for each feature its weight for each label. */
export type EachWeights = { bias: number[]; weights: Record<string, number[]> }

const EPOCHS = 16
const RATE = 0.4
const RIDGE = 0.0001
/** The weight of an example for a label that applies to it: each label is rare among all examples. */
const HIT = 2
/** An example whose error is smaller teaches nothing. */
const SMALLEST_MISS = 0.004
const FIRST_GRADIENT = 0.001
const FEWEST_TEXTS = 2

/**
 * Trains a logistic regression for labels that do not exclude one another, with AdaGrad. The order of examples is fixed, so that
 * the same examples always give the same weights.
 * @param most features kept: those with the largest weights, which are then trained again without the others.
 */
export function fitEach(examples: Labelled[], labels: number, most: number): EachWeights {
  const counts = countsOf(examples)
  const all = train(examples, labels, [...counts.keys()].toSorted())
  const strengthOf = (name: string) =>
    all.weights[name]!.reduce((sum, value) => Math.max(sum, Math.abs(value)), 0) *
    Math.sqrt(counts.get(name)!)
  const strongest = [...counts.keys()].toSorted((one, other) => strengthOf(other) - strengthOf(one))
  return strongest.length <= most
    ? all
    : train(examples, labels, strongest.slice(0, most).toSorted())
}

function train(examples: Labelled[], labels: number, names: string[]): EachWeights {
  const at = new Map(names.map((name, index) => [name, (index + 1) * labels]))
  // Row 0 holds the biases.
  const values = new Float64Array((names.length + 1) * labels)
  const squares = new Float64Array(values.length).fill(FIRST_GRADIENT)
  const rows = examples.map(({ features, labels: heard }) => ({
    rows: features.flatMap((name) => at.get(name) ?? []),
    scale: 1 / Math.sqrt(features.length),
    truth: Float64Array.from({ length: labels }, (_, label) => Number(heard.includes(label))),
  }))
  const next = numbers()
  const sums = new Float64Array(labels)
  const misses = new Float64Array(labels)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { rows: known, scale, truth } of shuffled(rows, next)) {
      // Row by row, as they lie in memory: label by label takes several times as long.
      sums.set(values.subarray(0, labels))
      for (const row of known) {
        for (let label = 0; label < labels; label++) sums[label]! += scale * values[row + label]!
      }
      for (let label = 0; label < labels; label++) {
        const odds = 1 / (1 + Math.exp(-sums[label]!))
        const miss = (odds - truth[label]!) * (truth[label] ? HIT : 1)
        misses[label] = Math.abs(miss) < SMALLEST_MISS ? 0 : miss
        if (misses[label]) move(label, miss)
      }
      for (const row of known) {
        for (let label = 0; label < labels; label++) {
          const miss = misses[label]!
          if (miss) move(row + label, scale * miss + RIDGE * values[row + label]!)
        }
      }
    }
  }
  function move(index: number, gradient: number): void {
    squares[index]! += gradient * gradient
    values[index]! -= (RATE * gradient) / Math.sqrt(squares[index]!)
  }
  const row = (start: number) => [...values.subarray(start, start + labels)]
  return {
    bias: row(0),
    weights: Object.fromEntries(names.map((name) => [name, row(at.get(name)!)])),
  }
}

/** Number of examples each feature occurs in; features that are too rare are left out. */
function countsOf(examples: Labelled[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) {
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return new Map([...counts].filter(([, count]) => count >= FEWEST_TEXTS))
}
