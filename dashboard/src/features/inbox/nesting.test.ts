import { expect, it } from 'vitest'
import { isNestedTooDeep } from './nesting.ts'

it.each([
  '>'.repeat(4_000),
  '> '.repeat(2_000),
  `Hello\n${'1. '.repeat(1_000)}`,
  `${'> - '.repeat(50)}x`,
])('a message that nests without end is recognised', (text) =>
  expect(isNestedTooDeep(text)).toBe(true),
)

it.each([
  '> a\n> > b',
  '- a\n  - b\n    - c',
  '-'.repeat(500),
  '* * *',
  `x ${'>'.repeat(500)}`,
  '',
])('what people write is not: %s', (text) => expect(isNestedTooDeep(text)).toBe(false))
