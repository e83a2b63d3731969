import { numbers, shuffled } from './order.ts'
import { softmax, type Weights } from './odds.ts'

export type Example = { features: string[]; label: number; weight: number }

const EPOCHS = 15
const RATE = 0.4
const RIDGE = 0.0001
/** A feature that occurs in a single example may be there by chance. */
const FEWEST_TEXTS = 2
/** Times an epoch that weights are noted where their average is wanted. */
const NOTES = 8
/** Start of the sum of squared gradients, so that the first step of a weight is not infinite. */
const FIRST_GRADIENT = 0.001

/**
 * Trains a multinomial logistic regression with AdaGrad, one example at a time: rare features learn fast, common ones slowly. It
 * begins at zero and its order is fixed, so that the same examples always give the same weights.
 * @param most features kept: those with the largest weights, which are then trained again without the others.
 * @param averaged How many epochs to train, giving the average of the weights from the second epoch on. It is steadier than the last
 * weights, which depend on the examples that happen to come last: of use where examples weigh very differently.
 */
export function fit(examples: Example[], labels: number, most: number, averaged?: number): Weights {
  const counts = countsOf(examples)
  const all = train(examples, labels, [...counts.keys()].toSorted(), averaged)
  if (counts.size <= most) return weightsOf(all)
  const strengthOf = (name: string) =>
    Math.max(...all.features.get(name)!.values.map(Math.abs)) * Math.sqrt(counts.get(name)!)
  const strongest = [...counts.keys()].toSorted((one, other) => strengthOf(other) - strengthOf(one))
  return weightsOf(train(examples, labels, strongest.slice(0, most).toSorted(), averaged))
}

/** Weights, and the sums of their squared gradients so far. */
type Learnt = { values: Float64Array; squares: Float64Array }
type Row = { label: number; weight: number; known: Learnt[]; scale: number }
type Training = { bias: Learnt; features: Map<string, Learnt> }

function train(examples: Example[], labels: number, names: string[], averaged?: number): Training {
  const zeros = () => ({
    values: new Float64Array(labels),
    squares: new Float64Array(labels).fill(FIRST_GRADIENT),
  })
  const model = { bias: zeros(), features: new Map(names.map((name) => [name, zeros()])) }
  const rows = examples.map(({ features, label, weight }) => ({
    label,
    weight,
    known: features.flatMap((name) => model.features.get(name) ?? []),
    scale: 1 / Math.sqrt(features.length),
  }))
  const next = numbers()
  const all = [model.bias, ...model.features.values()]
  const sums = averaged ? all.map(() => new Float64Array(labels)) : []
  const every = Math.ceil(rows.length / NOTES)
  let noted = 0
  for (let epoch = 0; epoch < (averaged ?? EPOCHS); epoch++) {
    for (const [at, row] of shuffled(rows, next).entries()) {
      learn(model.bias, row)
      if (!averaged || epoch === 0 || at % every !== 0) continue
      noted++
      for (const [index, sum] of sums.entries()) add(sum, all[index]!.values)
    }
  }
  for (const [index, sum] of sums.entries())
    all[index]!.values.set(sum.map((value) => value / noted))
  return model
}

function add(sum: Float64Array, values: Float64Array): void {
  for (let label = 0; label < sum.length; label++) sum[label]! += values[label]!
}

function learn(bias: Learnt, { label, weight, known, scale }: Row): void {
  const sums = [...bias.values]
  for (const { values } of known) {
    for (let index = 0; index < sums.length; index++) sums[index]! += scale * values[index]!
  }
  softmax(sums).forEach((odds, index) => {
    const miss = weight * (odds - (index === label ? 1 : 0))
    move(bias, index, miss)
    for (const learnt of known) move(learnt, index, scale * miss + RIDGE * learnt.values[index]!)
  })
}

function move({ values, squares }: Learnt, at: number, gradient: number): void {
  squares[at]! += gradient * gradient
  values[at]! -= (RATE * gradient) / Math.sqrt(squares[at]!)
}

/** Number of examples each feature occurs in; features that are too rare are left out. */
function countsOf(examples: Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) {
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return new Map([...counts].filter(([, count]) => count >= FEWEST_TEXTS))
}

const weightsOf = ({ bias, features }: Training): Weights => ({
  bias: [...bias.values],
  weights: Object.fromEntries([...features].map(([name, { values }]) => [name, [...values]])),
})
