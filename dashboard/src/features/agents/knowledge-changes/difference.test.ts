import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const told = (before: string, after: string) =>
  differenceOf(before, after).map(({ kind, text }) => `${kind}: ${text}`)

test('a replaced word is shown as removed and added, and the words around it stay', () => {
  expect(told('A room costs 80 euros.', 'A room costs 95 euros.')).toEqual([
    'same: A room costs ',
    'removed: 80',
    'added: 95',
    'same:  euros.',
  ])
})

test('a difference in a long text is shown with a few words around it', () => {
  const long = 'The workshop is open. '.repeat(100)
  const pieces = differenceOf(
    `${long}It costs 80 euros. ${long}`,
    `${long}It costs 95 euros. ${long}`,
  )
  expect(pieces.map(({ kind }) => kind)).toEqual(['cut', 'same', 'removed', 'added', 'same', 'cut'])
  expect(pieces[1]!.text.length).toBeLessThan(200)
  expect(pieces[1]!.text).toMatch(/^\S.* $/s)
  const before = pieces.filter(({ kind }) => kind !== 'added').map(({ text }) => text)
  expect(before.join('')).toBe(`${long}It costs 80 euros. ${long}`)
})
