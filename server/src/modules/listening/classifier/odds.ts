/** What a trained classifier is: a bias a label, and of each feature what it says for each label. */
export type Weights = { bias: number[]; weights: Record<string, number[]> }

/** The odds of each label, by multinomial logistic regression; they add up to 1. */
export function oddsOf(features: string[], { bias, weights }: Weights): number[] {
  const length = Math.sqrt(features.length)
  const known = features.flatMap((name) => (Object.hasOwn(weights, name) ? [weights[name]!] : []))
  return softmax(
    bias.map((value, label) => value + known.reduce((sum, row) => sum + row[label]!, 0) / length),
  )
}

export function softmax(sums: number[]): number[] {
  const top = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - top))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
