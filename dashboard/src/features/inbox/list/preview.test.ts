import { expect, test } from 'vitest'
import { preview } from './preview.ts'

test('a message of 40 characters is shown whole', () => {
  expect(preview('a'.repeat(40))).toBe('a'.repeat(40))
})

test('a longer message is cut to 40 characters and an ellipsis', () => {
  expect(preview('a'.repeat(41))).toBe(`${'a'.repeat(40)}…`)
})

test.each([
  ['**Open** until `6 pm`', 'Open until 6 pm'],
  ['## Prices\n\n- Bread\n- Milk', 'Prices Bread Milk'],
  ['See [our shop](https://shop.example)', 'See our shop'],
  ['2 * 3 * 4 costs $_9', '2 * 3 * 4 costs $_9'],
])('the message %j is shown in the list as %j', (message, line) => {
  expect(preview(message)).toBe(line)
})
