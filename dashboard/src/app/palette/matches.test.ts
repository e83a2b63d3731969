import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test('words match by how they begin, in any order', () => {
  expect(matches('Harbour › Knowledge Base', 'know harb')).toBe(true)
  expect(matches('Call logs', 'CALL')).toBe(true)
  expect(matches('Call logs', 'all')).toBe(false)
})

test('before a word is typed everything matches', () => {
  expect(matches('Inbox', ' ')).toBe(true)
})
