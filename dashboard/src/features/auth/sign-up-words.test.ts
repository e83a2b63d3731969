import { expect, test } from 'vitest'
import { newHere, whyRefused } from './sign-up-words.ts'

test.each([
  ['open', 'New here? The same button makes your account.'],
  ['closed', 'New accounts are closed here. Ask whoever runs this Nexus.'],
  [
    ['a.example', 'b.example'],
    'New here? With an address at a.example or b.example the same button makes your account.',
  ],
] as const)('with sign-up %j the page says who can make an account', (policy, words) => {
  expect(newHere(typeof policy === 'string' ? policy : [...policy])).toBe(words)
})

test('a person whose sign-up was refused reads the reason and the next step', () => {
  expect(whyRefused('closed')).toContain('takes no new accounts')
  expect(whyRefused(['a.example'])).toContain('need an address at a.example.')
})
