import { expect, it } from 'vitest'
import { asJsonb } from './jsonb.ts'

it('gives the database no half letter and no U+0000, wherever a text was cut', () => {
  const given = { text: '\u{1F60A}'.slice(0, 1), list: [{ text: 'a\0b', page: 1, none: null }] }
  expect(JSON.parse(asJsonb(given))).toEqual({
    text: '\uFFFD',
    list: [{ text: 'ab', page: 1, none: null }],
  })
})
