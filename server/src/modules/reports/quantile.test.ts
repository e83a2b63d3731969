import { expect, it } from 'vitest'
import { TIME_BOUNDS } from '../../db/report-columns.ts'
import { quantile } from './quantile.ts'

const steps = (counts: Record<number, number>) =>
  Array.from({ length: TIME_BOUNDS.length + 1 }, (_, index) => counts[index] ?? 0)

it.each([
  ['within its step', { 3: 10 }, 0.5, 1.5],
  ['where half are before and half after', { 0: 5, 9: 5 }, 0.5, 0.25],
  ['in the step in which the share lies', { 2: 9, 10: 1 }, 0.9, 1],
  ['above the last bound as that bound', { 23: 4 }, 0.9, 604_800],
  ['of nothing as nothing', {}, 0.5, 0],
])('a quantile of times is read %s', (_name, counts, share, expected) => {
  expect(quantile(steps(counts), share)).toBeCloseTo(expected, 5)
})
