import { softmax, type Weights } from './odds.ts'

export type Example = { features: string[]; label: number; weight: number }

const EPOCHS = 15
const RATE = 0.4
const RIDGE = 0.0001
/** A feature of a single example is chance. */
const FEWEST_TEXTS = 2
/** Keeps the first step of a weight from being endless. */
const FIRST_GRADIENT = 0.001

/**
 * Multinomial logistic regression by AdaGrad, example by example: rare features learn fast, common ones slowly. From zero and in
 * an order of its own, so that the same examples always give the same weights.
 * @param most features are kept, by their largest weight.
 */
export function fit(examples: Example[], labels: number, most: number): Weights {
  const names = vocabulary(examples)
  const rows = examples.map(({ features, label, weight }) => ({
    label,
    weight,
    at: features.flatMap((name) => names.get(name) ?? []),
    scale: 1 / Math.sqrt(features.length),
  }))
  const model = begin(names.size, labels)
  const next = numbers()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const row of shuffled(rows, next)) learn(model, row)
  }
  return { bias: [...model.bias.values], weights: strongest(names, model, most) }
}

type Row = { label: number; weight: number; at: number[]; scale: number }
/** Values and the squares of all their gradients so far. */
type Learnt = { values: Float64Array; squares: Float64Array }
type Training = { bias: Learnt; features: Learnt[] }

function begin(features: number, labels: number): Training {
  const zeros = () => ({
    values: new Float64Array(labels),
    squares: new Float64Array(labels).fill(FIRST_GRADIENT),
  })
  return { bias: zeros(), features: Array.from({ length: features }, zeros) }
}

function learn({ bias, features }: Training, { label, weight, at, scale }: Row): void {
  const sums = [...bias.values]
  for (const index of at) {
    const { values } = features[index]!
    for (let one = 0; one < sums.length; one++) sums[one]! += scale * values[one]!
  }
  softmax(sums).forEach((odds, one) => {
    const miss = weight * (odds - (one === label ? 1 : 0))
    move(bias, one, miss)
    for (const index of at) {
      const learnt = features[index]!
      move(learnt, one, scale * miss + RIDGE * learnt.values[one]!)
    }
  })
}

function move({ values, squares }: Learnt, at: number, gradient: number): void {
  squares[at]! += gradient * gradient
  values[at]! -= (RATE * gradient) / Math.sqrt(squares[at]!)
}

function vocabulary(examples: Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) {
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const kept = [...counts].filter(([, count]) => count >= FEWEST_TEXTS).map(([name]) => name)
  return new Map(kept.toSorted().map((name, at) => [name, at]))
}

/** Pseudo-random and always the same: a linear congruential generator. */
function numbers(): (below: number) => number {
  let seed = 1
  return (below) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}

function shuffled<T>(rows: T[], next: (below: number) => number): T[] {
  const order = [...rows]
  for (let at = order.length - 1; at > 0; at--) {
    const other = next(at + 1)
    const moved = order[at]!
    order[at] = order[other]!
    order[other] = moved
  }
  return order
}

function strongest(
  names: Map<string, number>,
  { features }: Training,
  most: number,
): Record<string, number[]> {
  const rows = [...names].map(([name, at]) => {
    const row = [...features[at]!.values]
    return { name, row, largest: Math.max(...row.map(Math.abs)) }
  })
  const kept = new Set(rows.toSorted((a, b) => b.largest - a.largest).slice(0, most))
  return Object.fromEntries(rows.filter((row) => kept.has(row)).map(({ name, row }) => [name, row]))
}
