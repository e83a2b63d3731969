import { describe, expect, test } from 'vitest'
import { dominantOf, segmentsOf } from './ring.ts'

const NOTHING = { positive: 0, neutral: 0, negative: 0 }

describe('the sentiment ring', () => {
  test('has a segment for each sentiment, rounded down in its label and true in its size', () => {
    expect(segmentsOf({ positive: 66.67, neutral: 22.22, negative: 11.11 })).toEqual([
      { label: 'Positive 66%', value: 66.67, tone: 'positive' },
      { label: 'Neutral 22%', value: 22.22, tone: 'neutral' },
      { label: 'Negative 11%', value: 11.11, tone: 'negative' },
    ])
  })

  test('hides a segment of zero, and one that is zero once rounded down', () => {
    const tonesOf = (neutral: number) =>
      segmentsOf({ positive: 80, neutral, negative: 20 - neutral }).map(({ tone }) => tone)
    expect(tonesOf(0)).toEqual(['positive', 'negative'])
    expect(tonesOf(0.9)).toEqual(['positive', 'negative'])
  })

  test('is one grey segment when all are zero', () => {
    expect(segmentsOf(NOTHING)).toEqual([{ label: 'No data', value: 100, tone: 'none' }])
  })
})

describe('the dominant sentiment', () => {
  test('is the highest percentage, before rounding', () => {
    expect(dominantOf({ positive: 33.2, neutral: 33.4, negative: 33.3 })).toMatchObject({
      name: 'Neutral',
      percentage: 33,
    })
  })

  test('does not exist when all are zero', () => {
    expect(dominantOf(NOTHING)).toBeNull()
  })
})
