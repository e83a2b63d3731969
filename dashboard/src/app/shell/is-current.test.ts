import { expect, test } from 'vitest'
import { isCurrent } from './is-current.ts'

test('an open agent keeps Agents highlighted', () => {
  expect(isCurrent('/agents', '/agents/a1')).toBe(true)
  expect(isCurrent('/agents', '/agents')).toBe(true)
  expect(isCurrent('/agents', '/agents-of-old')).toBe(false)
})

test('any path containing inbox highlights the inbox', () => {
  expect(isCurrent('/inbox', '/inbox/c1')).toBe(true)
  expect(isCurrent('/inbox', '/dashboard')).toBe(false)
})
