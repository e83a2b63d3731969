/** A trained classifier: a bias for each label, and for each feature its weight for each label. */
export type Weights = { bias: number[]; weights: Record<string, number[]> }

/**
 * A classifier prepared for lookups: a `Map` finds features cut out of a text faster than an object, which would intern each as a
 * property name.
 */
export type Classifier = { bias: number[]; rows: Map<string, number[]> }

export const classifierOf = ({ bias, weights }: Weights): Classifier => ({
  bias,
  rows: new Map(Object.entries(weights)),
})

/** The odds of each label by multinomial logistic regression; they add up to 1. */
export function oddsOf(features: string[], { bias, rows }: Classifier): number[] {
  const length = Math.sqrt(features.length)
  const sums = bias.map(() => 0)
  for (const name of features) {
    const row = rows.get(name)
    if (!row) continue
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
