/** What a trained classifier is: a bias a label, and of each feature what it says for each label. */
export type Weights = { bias: number[]; weights: Record<string, number[]> }

/** The odds of each label, by multinomial logistic regression; they add up to 1. */
export function oddsOf(features: string[], { bias, weights }: Weights): number[] {
  const length = Math.sqrt(features.length)
  const sums = bias.map(() => 0)
  for (const name of features) {
    if (!Object.hasOwn(weights, name)) continue
    const row = weights[name]!
    for (let label = 0; label < sums.length; label++) sums[label]! += row[label]!
  }
  return softmax(sums.map((sum, label) => bias[label]! + sum / length))
}

export function softmax(sums: number[]): number[] {
  const top = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - top))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
