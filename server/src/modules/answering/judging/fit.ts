import type { Judgement } from './judge.ts'

export type Example = { row: string[]; isRight: boolean }

const ROUNDS = 12
/** Keeps weights small that few examples speak for. */
const RIDGE = 1.5

/** Logistic regression by Newton's method from zero: the same examples always give the same weights. */
export function fit(examples: Example[]): Judgement {
  const names = ['', ...new Set(examples.flatMap(({ row }) => row))].toSorted()
  const place = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map(({ row, isRight }) => ({
    at: ['', ...row].map((name) => place.get(name)!),
    right: Number(isRight),
  }))
  const weights = new Float64Array(names.length)
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -RIDGE * weight))
    const curvature = names.map((_, at) => {
      const line = new Float64Array(names.length)
      line[at] = at === 0 ? 1e-6 : RIDGE
      return line
    })
    for (const { at, right } of rows) {
      const sum = at.reduce((all, index) => all + weights[index]!, 0)
      const odds = 1 / (1 + Math.exp(-sum))
      for (const index of at) {
        gradient[index]! += right - odds
        for (const other of at) curvature[index]![other]! += odds * (1 - odds)
      }
    }
    for (const [at, step] of solve(curvature, gradient).entries()) weights[at]! += step
  }
  const rounded = (value: number) => Math.round(value * 1_000) / 1_000 || 0
  const [bias, ...rest] = weights
  return {
    bias: rounded(bias!),
    weights: Object.fromEntries(names.slice(1).map((name, at) => [name, rounded(rest[at]!)])),
  }
}

/** The solution of `matrix · x = vector` for a symmetric positive matrix, by elimination. */
function solve(matrix: Float64Array[], vector: Float64Array): Float64Array {
  const size = vector.length
  const x = Float64Array.from(vector)
  for (let pivot = 0; pivot < size; pivot++) {
    const line = matrix[pivot]!
    for (let below = pivot + 1; below < size; below++) {
      const share = matrix[below]![pivot]! / line[pivot]!
      if (share === 0) continue
      for (let at = pivot; at < size; at++) matrix[below]![at]! -= share * line[at]!
      x[below]! -= share * x[pivot]!
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let at = row + 1; at < size; at++) x[row]! -= matrix[row]![at]! * x[at]!
    x[row]! /= matrix[row]![row]!
  }
  return x
}
