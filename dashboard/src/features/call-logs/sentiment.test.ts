import { expect, test } from 'vitest'
import { confidenceBars, redFlags } from './sentiment.ts'

test('the bar is as long as the confidence', () => {
  expect(confidenceBars({ type: 'neutral', confidence: 60 })).toEqual([
    { tone: 'neutral', width: 60 },
  ])
})

test('the neutral bar is half as long as the confidence if the call was not neutral', () => {
  expect(confidenceBars({ type: 'negative', confidence: 90 })).toEqual([
    { tone: 'negative', width: 90 },
    { tone: 'neutral', width: 45 },
  ])
})

test('a confidence out of bounds does not leave the track', () => {
  expect(confidenceBars({ type: 'neutral', confidence: 140 })[0]?.width).toBe(100)
})

test('red flags are read from a list and from text with commas', () => {
  expect(redFlags(['Asked for a code', ' '])).toEqual(['Asked for a code'])
  expect(redFlags('Urgency, Gift cards')).toEqual(['Urgency', 'Gift cards'])
})

test('no flags give an empty list, in every spelling', () => {
  expect(redFlags('')).toEqual([])
  expect(redFlags('None')).toEqual([])
})
