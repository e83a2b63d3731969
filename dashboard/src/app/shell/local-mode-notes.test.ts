import { expect, test } from 'vitest'
import { localModeNotes } from './local-mode-notes.ts'

test('without keys the owner is told what stands in for what, and where texts go', () => {
  expect(
    localModeNotes({
      model: null,
      sign_in: 'local',
      telephony: 'local',
      billing: 'local',
      telegram: 'local',
    }),
  ).toEqual([
    'No model key: agents answer by quoting their knowledge.',
    'Sign-in is a local stand-in for Google.',
    'Codes and texts come to an on-screen inbox.',
    'The checkout stands in for Stripe and charges nothing.',
    'Telegram groups are local ones.',
  ])
})

test('a fully configured installation says nothing', () => {
  expect(
    localModeNotes({
      model: { provider: 'openai', name: 'x' },
      sign_in: 'google',
      telephony: 'twilio',
      billing: 'stripe',
      telegram: 'telegram',
    }),
  ).toEqual([])
})
