import { expect, test } from 'vitest'
import { localModeNotes } from './local-mode-notes.ts'

test('without keys the owner is told that agents quote and that sign-in is local', () => {
  expect(localModeNotes({ model: null, sign_in: 'local' })).toEqual([
    'No model key: agents answer by quoting their knowledge.',
    'Sign-in is a local stand-in for Google.',
  ])
})

test('a fully configured installation says nothing', () => {
  expect(localModeNotes({ model: { provider: 'openai', name: 'x' }, sign_in: 'google' })).toEqual(
    [],
  )
})
