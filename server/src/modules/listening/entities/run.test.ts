import { expect, it } from 'vitest'
import { wordsOf } from './name-features.ts'
import { surestRun } from './run.ts'

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
