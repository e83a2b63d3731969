import { numbers, shuffled } from './order.ts'

/** What is to be heard in a text: any of the labels, or none. */
export type Labelled = { features: string[]; labels: number[] }
/** A bias a label, and of each feature what it says for each label. */
export type EachWeights = { bias: number[]; weights: Record<string, number[]> }

const EPOCHS = 16
const RATE = 0.4
const RIDGE = 0.0001
/** A text that says what is looked for counts this much more: each label is rare beside all the others. */
const OF_A_HIT = 2
/** Below this a text is understood, and nothing is learnt from it. */
const SMALLEST_MISS = 0.004
const FIRST_GRADIENT = 0.001
const FEWEST_TEXTS = 2

/**
 * Logistic regression for many labels at once that do not exclude each other, by AdaGrad, in an order of its own: the same examples
 * always give the same weights.
 * @param most features are kept, those that say most; they are then taught anew what the others knew.
 */
export function fitEach(examples: Labelled[], labels: number, most: number): EachWeights {
  const counts = countsOf(examples)
  const all = train(examples, labels, [...counts.keys()].toSorted())
  const says = (name: string) =>
    all.weights[name]!.reduce((sum, value) => Math.max(sum, Math.abs(value)), 0) *
    Math.sqrt(counts.get(name)!)
  const strongest = [...counts.keys()].toSorted((one, other) => says(other) - says(one))
  return strongest.length <= most
    ? all
    : train(examples, labels, strongest.slice(0, most).toSorted())
}

function train(examples: Labelled[], labels: number, names: string[]): EachWeights {
  const at = new Map(names.map((name, index) => [name, (index + 1) * labels]))
  // The first row is the bias.
  const values = new Float64Array((names.length + 1) * labels)
  const squares = new Float64Array(values.length).fill(FIRST_GRADIENT)
  const rows = examples.map(({ features, labels: heard }) => ({
    rows: features.flatMap((name) => at.get(name) ?? []),
    scale: 1 / Math.sqrt(features.length),
    truth: Float64Array.from({ length: labels }, (_, label) => Number(heard.includes(label))),
  }))
  const next = numbers()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { rows: known, scale, truth } of shuffled(rows, next)) {
      for (let label = 0; label < labels; label++) {
        let sum = values[label]!
        for (const row of known) sum += scale * values[row + label]!
        const odds = 1 / (1 + Math.exp(-sum))
        const miss = (odds - truth[label]!) * (truth[label] ? OF_A_HIT : 1)
        if (Math.abs(miss) < SMALLEST_MISS) continue
        move(label, miss)
        for (const row of known) move(row + label, scale * miss + RIDGE * values[row + label]!)
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

/** In how many examples each feature is, without those of too few. */
function countsOf(examples: Labelled[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) {
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return new Map([...counts].filter(([, count]) => count >= FEWEST_TEXTS))
}
