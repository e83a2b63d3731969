import { expect, test } from 'vitest'
import { readableText } from './readable-text.ts'

test('a text colour that can be read on the brand colour is kept', () => {
  expect(readableText('#1F3FBF', '#fff')).toEqual({
    background: '#1f3fbf',
    color: '#ffffff',
    isReadable: true,
  })
})

test('an unreadable text colour is replaced by black or white, and reported', () => {
  expect(readableText('#ffe066', '#ffffff')).toMatchObject({ color: '#000000', isReadable: false })
  expect(readableText('#222', '#333')).toMatchObject({ color: '#ffffff', isReadable: false })
})

test('4.5 to 1 is the border: #767676 on white passes, #777777 does not', () => {
  expect(readableText('#ffffff', '#767676').isReadable).toBe(true)
  expect(readableText('#ffffff', '#777777').isReadable).toBe(false)
})

test('an invalid colour is replaced by black with white text', () => {
  expect(readableText('url(x)', 'nonsense')).toEqual({
    background: '#000000',
    color: '#ffffff',
    isReadable: false,
  })
})
