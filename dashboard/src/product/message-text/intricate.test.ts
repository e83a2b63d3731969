import { expect, it } from 'vitest'
import { isTooIntricate } from './intricate.ts'

it.each([
  '>'.repeat(4_000),
  '> '.repeat(2_000),
  `Hello\n${'1. '.repeat(1_000)}`,
  `${'> - '.repeat(50)}x`,
  `${'![a'.repeat(600)}${'](b)'.repeat(600)}`,
  '`a'.repeat(2_000),
  `${'a|'.repeat(500)}\n${'-|'.repeat(500)}\n${'b\n'.repeat(1_000)}`,
])('a message with endless markup is recognised', (text) => expect(isTooIntricate(text)).toBe(true))

it.each([
  '> a\n> > b',
  '- a\n  - b\n    - c',
  '-'.repeat(500),
  '* * *',
  `x ${'>'.repeat(500)}`,
  '- **Cut** from [our list](https://a.example/list): `40`\n'.repeat(20),
  `| Day | From | To |\n|---|---|---|\n${'| Mon | 9 | 5 |\n'.repeat(60)}`,
  'a line\n'.repeat(3_000),
  '',
])('ordinary text is accepted: %s', (text) => expect(isTooIntricate(text)).toBe(false))
