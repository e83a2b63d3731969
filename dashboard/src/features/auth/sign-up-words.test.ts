import { expect, test } from 'vitest'
import { newHere, whyRefused } from './sign-up-words.ts'

test.each([
  ['open', 'New here? The same button makes your account.'],
  ['closed', 'New accounts are closed here. Ask whoever runs this Nexus.'],
  [
    ['a.example', 'b.example'],
    'New here? With an address at a.example or b.example the same button makes your account.',
  ],
] as const)('where sign-up is %j a stranger reads what they can do', (policy, words) => {
  expect(newHere(typeof policy === 'string' ? policy : [...policy])).toBe(words)
})

test('who was refused an account reads why, and what to do now', () => {
  expect(whyRefused('closed')).toContain('takes no new accounts')
  expect(whyRefused(['a.example'])).toContain('need an address at a.example.')
})
