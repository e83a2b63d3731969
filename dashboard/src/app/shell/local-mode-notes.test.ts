import { expect, test } from 'vitest'
import { localModeNotes } from './local-mode-notes.ts'

test('without keys the owner is told that agents quote, that sign-in is local and where texts go', () => {
  expect(
    localModeNotes({ model: null, sign_in: 'local', telephony: 'local', telegram: 'local' }),
  ).toEqual([
    'No model key: agents answer by quoting their knowledge.',
    'Sign-in is a local stand-in for Google.',
    'Codes and texts come to an on-screen inbox.',
    'Telegram groups are local ones.',
  ])
})

test('a fully configured installation says nothing', () => {
  const model = { provider: 'openai', name: 'x' }
  expect(
    localModeNotes({ model, sign_in: 'google', telephony: 'twilio', telegram: 'telegram' }),
  ).toEqual([])
})
