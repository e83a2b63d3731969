import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('the user menu shows the second word of a name', () => {
  expect(shortName('Ada Lovelace')).toBe('Lovelace')
  expect(shortName(' Ada  King Lovelace ')).toBe('King')
})

test('a name of one word is shown whole', () => {
  expect(shortName('Ada ')).toBe('Ada')
})
