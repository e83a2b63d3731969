import { expect, it } from 'vitest'
import { shows } from './shows.ts'

it.each([
  ['hours', 'Open daily', 1],
  ['hours', 'Daily from 8', 1],
  ['hours', 'Our bread is baked daily.', 0],
  ['hours', 'täglich frisch', 0],
  ['hours', 'Täglich geöffnet', 1],
  ['email', 'Write to anna@inn.example', 1],
  ['email', 'Write to #####@####.com', 0],
] as const)('for a question about %s, "%s" shows %s', (kind, text, shown) => {
  expect(shows(kind, text)).toBe(shown)
})
