import { expect, test } from 'vitest'
import type { Asked } from './ask.ts'
import { goalsOf } from './goals.ts'
import type { Verdict } from './judge.ts'
import { rightShare, tallyOf, unknownShare, wrongShare } from './tally.ts'

const asked = (verdict: Verdict, language = 'en', site = 'bakery'): Asked => {
  const unknown = verdict === 'rightly_unknown'
  const question = {
    question: '',
    language,
    kind: 'price',
    must: [],
    never: [],
    unknown,
    person: false,
  }
  return { site, question, reply: '', verdict, ms: 1 }
}

test('shares are computed of the answerable questions, of the unknown ones, and of all', () => {
  const tally = tallyOf([
    asked('right'),
    asked('right'),
    asked('missed'),
    asked('dangerous'),
    asked('rightly_unknown'),
  ])
  expect(rightShare(tally)).toBe(50)
  expect(unknownShare(tally)).toBe(100)
  expect(wrongShare(tally)).toBe(20)
  expect(tally.dangerous).toBe(1)
})

test('a language far behind English misses its goal, and PDFs have one of their own', () => {
  const lines = goalsOf(
    [asked('right'), asked('right', 'de'), asked('missed', 'de'), asked('right', 'en', 'menu')],
    new Set(['menu']),
  )
  expect(lines.find((line) => line.startsWith('de behind English'))).toContain('MISSED')
  expect(lines.find((line) => line.startsWith('right in PDFs'))).toMatch(/100\.0 %.*met/)
})
