import { numbers, shuffled } from '../../src/modules/listening/classifier/order.ts'

/** The candidates for one question: the numbers of the features of each, and whether it is right. */
export type Choice = { features: Uint32Array; isRight: boolean }[]
/** A weight for each feature, by its number; 0 for those that are not kept. */
export type ChoiceWeights = { bias: number; weights: Float64Array }

const EPOCHS = 8
const RATE = 0.1
const RIDGE = 0.001
/** A candidate whose error is smaller teaches nothing. */
const SMALLEST_MISS = 0.004
const FIRST_GRADIENT = 0.001
const FEWEST_CANDIDATES = 2

/**
 * Trains a multinomial logistic regression with AdaGrad: of all candidates for a question or none of them, a right one is to be chosen. The
 * order of questions is fixed, so that the same choices always give the same weights.
 * @param count number of features.
 * @param most features kept: those with the largest weights, which are then trained again without the others.
 */
export function fitChoices(choices: Choice[], count: number, most: number): ChoiceWeights {
  const counts = new Uint32Array(count)
  for (const { features } of choices.flat()) for (const at of features) counts[at]!++
  const often = counts.map((times) => Number(times >= FEWEST_CANDIDATES))
  const all = train(choices, often)
  const strengthOf = (at: number) => Math.abs(all.weights[at]!) * Math.sqrt(counts[at]!)
  const strongest = [...often.keys()]
    .filter((at) => often[at])
    .toSorted((one, other) => strengthOf(other) - strengthOf(one))
    .slice(0, most)
  const kept = new Uint32Array(count)
  for (const at of strongest) kept[at] = 1
  return train(choices, kept)
}

function train(choices: Choice[], kept: Uint32Array): ChoiceWeights {
  const known = choices
    .filter((choice) => choice.length > 0)
    .map((choice) =>
      choice.map(({ features, isRight }) => ({
        isRight,
        features: features.filter((at) => kept[at]),
        scale: features.length && 1 / Math.sqrt(features.length),
      })),
    )
  // The last one is the bias.
  const bias = kept.length
  const values = new Float64Array(bias + 1)
  const squares = new Float64Array(bias + 1).fill(FIRST_GRADIENT)
  const move = (at: number, gradient: number) => {
    squares[at]! += gradient * gradient
    values[at]! -= (RATE * gradient) / Math.sqrt(squares[at]!)
  }
  const next = numbers()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const choice of shuffled(known, next)) {
      const sums = choice.map(({ features, scale }) => {
        let sum = values[bias]!
        for (const at of features) sum += scale * values[at]!
        return sum
      })
      for (const [nth, miss] of missesOf(sums, choice).entries()) {
        if (Math.abs(miss) < SMALLEST_MISS) continue
        const { features, scale } = choice[nth]!
        move(bias, miss)
        for (const at of features) move(at, scale * miss + RIDGE * values[at]!)
      }
    }
  }
  return { bias: values[bias]!, weights: values.subarray(0, bias) }
}

/**
 * For each candidate, how much likelier it is held to be chosen than it should be. Choosing nothing has log odds of 0, and the right ones
 * share what is to be chosen as they are held likely.
 */
function missesOf(sums: number[], choice: { isRight: boolean }[]): number[] {
  const highest = Math.max(0, ...sums)
  const parts = sums.map((sum) => Math.exp(sum - highest))
  const all = parts.reduce((sum, part) => sum + part, Math.exp(-highest))
  const right = parts.reduce((sum, part, at) => sum + (choice[at]!.isRight ? part : 0), 0)
  return parts.map((part, at) => part / all - (choice[at]!.isRight ? part / right : 0))
}
