import { expect, it } from 'vitest'
import { shows } from './shows.ts'

it.each([
  ['hours', 'Open daily', 1],
  ['hours', 'Daily from 8', 1],
  ['hours', 'Our bread is baked daily.', 0],
  ['hours', 'täglich frisch', 0],
  ['hours', 'Täglich geöffnet', 1],
  ['hours', 'Täglich ein frisches Brot', 0],
  ['hours', 'Lunch from 11.30', 1],
  ['hours', 'Lunch CHF 13.50', 0],
  ['hours', 'Burger 24.90', 0],
  ['email', 'Write to anna@inn.example', 1],
  ['email', 'Write to #####@####.com', 0],
] as const)('for a question about %s, "%s" shows %s', (kind, text, shown) => {
  expect(shows(kind, text)).toBe(shown)
})
