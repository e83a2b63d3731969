import { expect, it } from 'vitest'
import { wordsOf } from './name-features.ts'
import { likeliestRun, surestRun } from './run.ts'

const runIn = (text: string, odds: Record<string, number>, most = 3) => {
  const words = wordsOf(text)
  const run = surestRun(words, most, (at) => odds[words[at]!.plain] ?? 0)
  return run.map((word) => word.text).join(' ')
}

it('the run that holds the surest word is taken, whole and wherever it stands', () => {
  const odds = { ann: 0.6, maple: 0.7, dental: 0.9 }
  expect(runIn('this is ann from maple dental', odds)).toBe('maple dental')
  expect(runIn('this is ann', odds)).toBe('ann')
})

it('nothing is taken if no word is likely, or the run is a sentence', () => {
  expect(runIn('this is ann', { ann: 0.4 })).toBe('')
  expect(runIn('ann maple dental', { ann: 0.6, maple: 0.7, dental: 0.9 }, 2)).toBe('')
})

const likeliestIn = (odds: number[], least = 0) => {
  const run = likeliestRun(odds.length, least, (at) => odds[at]!)
  return run && [run.from, run.to]
}

it('the likeliest run may be everything, and a doubtful word in its middle does not end it', () => {
  expect(likeliestIn([0.9, 0.9, 0.9])).toEqual([0, 3])
  expect(likeliestIn([0.1, 0.9, 0.4, 0.9, 0.1])).toEqual([1, 4])
})

it('there is no run that is less likely than none, or not so much likelier as wanted', () => {
  expect(likeliestIn([0.4, 0.4])).toBeNull()
  expect(likeliestIn([0.6, 0.1])).toEqual([0, 1])
  expect(likeliestIn([0.6, 0.1], 1)).toBeNull()
})
