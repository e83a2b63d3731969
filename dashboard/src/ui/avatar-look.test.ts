import { expect, test } from 'vitest'
import { avatarColor, initialsOf } from './avatar-look.ts'

test('initials are the first letters of the first and the last word, or two of the only one', () => {
  expect([initialsOf('Ada King Lovelace'), initialsOf(' ada '), initialsOf('')]).toEqual([
    'AL',
    'AD',
    '',
  ])
})

test('a name keeps its colour', () => {
  expect(avatarColor('Ada')).toBe(avatarColor('Ada'))
  expect(avatarColor('')).toMatch(/^#/)
})
