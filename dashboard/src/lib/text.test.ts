import { expect, test } from 'vitest'
import { capitaliseFirst, counted, truncate } from './text.ts'

test('a text that fits is left alone', () => {
  expect(truncate('x'.repeat(40), 40)).toBe('x'.repeat(40))
})

test('a longer text is cut and ends in an ellipsis', () => {
  expect(truncate('x'.repeat(41), 40)).toBe(`${'x'.repeat(40)}…`)
})

test('every character before the cut stays, a blank at the end too', () => {
  expect(truncate('A title longer than twenty', 20)).toBe('A title longer than …')
})

test('an emoji at the cut stays whole', () => {
  expect(truncate('ab👍🏽cd', 3)).toBe('ab👍…')
})

test('only the first letter of a name is capitalised', () => {
  expect(capitaliseFirst('ada lovelace')).toBe('Ada lovelace')
  expect(capitaliseFirst('')).toBe('')
})

test('a count of one is singular', () => {
  expect([counted(0, 'agent'), counted(1, 'agent'), counted(2, 'agent')]).toEqual([
    '0 agents',
    '1 agent',
    '2 agents',
  ])
})
