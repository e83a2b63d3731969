import { expect, it } from 'vitest'
import { fill, unfilled } from './placeholders.ts'

it('known placeholders are filled in, and unknown ones stay visible', () => {
  const text = fill('Hi {visitor name}, this is {my name}. {Anything else}', { 'my name': 'Ada' })
  expect(text).toBe('Hi {visitor name}, this is Ada. {Anything else}')
  expect(unfilled(text)).toEqual({ text: '{visitor name}', start: 3, end: 17 })
})

it('a text without placeholders is ready to be sent', () => {
  expect(unfilled('Hi Grace, {no} placeholder')).toBeNull()
})
