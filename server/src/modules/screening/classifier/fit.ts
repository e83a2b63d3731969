import { softmax, type Weights } from '../../listening/classifier/odds.ts'
import { featuresOf } from './features.ts'

export type Example = { text: string; voice: number; weight: number }

const ROUNDS = 300
const RATE = 2
const RIDGE = 0.0001
const FEWEST_TEXTS = 6

/** Multinomial logistic regression by gradient descent from zero: the same examples always give the same model. */
export function fit(examples: Example[], voices: number): Weights {
  const known = vocabulary(examples)
  const rows = examples.map((example) => {
    const all = featuresOf(example.text)
    return {
      ...example,
      at: all.flatMap((name) => known.get(name) ?? []),
      scale: 1 / Math.sqrt(all.length),
    }
  })
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const weights = Array.from({ length: known.size }, () => new Float64Array(voices))
  const bias = new Float64Array(voices)
  for (let round = 0; round < ROUNDS; round++) {
    const step = weights.map((row) => row.map((value) => -RIDGE * value))
    const biasStep = new Float64Array(voices)
    for (const row of rows) {
      const odds = softmax(
        sumsOf(
          bias,
          row.at.map((at) => weights[at]!),
          row.scale,
        ),
      )
      for (let voice = 0; voice < voices; voice++) {
        const miss = ((voice === row.voice ? 1 : 0) - odds[voice]!) * (row.weight / total)
        biasStep[voice]! += miss
        for (const at of row.at) step[at]![voice]! += miss * row.scale
      }
    }
    for (let voice = 0; voice < voices; voice++) bias[voice]! += RATE * biasStep[voice]!
    weights.forEach((row, at) =>
      row.forEach((_, voice) => (row[voice]! += RATE * 10 * step[at]![voice]!)),
    )
  }
  return { bias: [...bias].map(rounded), weights: named(known, weights) }
}

function vocabulary(examples: Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of examples) {
    for (const name of featuresOf(text)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const kept = [...counts].filter(([, count]) => count >= FEWEST_TEXTS).map(([name]) => name)
  return new Map(kept.toSorted().map((name, at) => [name, at]))
}

const sumsOf = (bias: Float64Array, rows: Float64Array[], scale: number): number[] =>
  [...bias].map((value, voice) => value + scale * rows.reduce((sum, row) => sum + row[voice]!, 0))

/** To hundredths; `|| 0` since JSON knows no negative zero. */
const rounded = (value: number) => Math.round(value * 100) / 100 || 0

function named(known: Map<string, number>, weights: Float64Array[]): Record<string, number[]> {
  const rows = [...known].map(([name, at]) => [name, [...weights[at]!].map(rounded)] as const)
  return Object.fromEntries(rows.filter(([, row]) => row.some((value) => Math.abs(value) >= 0.05)))
}
