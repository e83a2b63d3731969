import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test('a code is found in the words around it', () => {
  expect(codeIn('Your Nexus code is 042917.')).toBe('042917')
})

test('a phone number is not taken for a code', () => {
  expect(codeIn('Call +14155550123 or book at /b/12')).toBeUndefined()
})
