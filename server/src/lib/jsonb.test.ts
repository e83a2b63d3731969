import { expect, it } from 'vitest'
import { asJsonb } from './jsonb.ts'

it('half surrogate pairs and U+0000, which PostgreSQL refuses, are replaced or removed', () => {
  const given = { text: '\u{1F60A}'.slice(0, 1), list: [{ text: 'a\0b', page: 1, none: null }] }
  expect(JSON.parse(asJsonb(given))).toEqual({
    text: '\uFFFD',
    list: [{ text: 'ab', page: 1, none: null }],
  })
})
