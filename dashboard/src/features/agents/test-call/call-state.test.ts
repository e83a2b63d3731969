import type { TestCallEvent } from 'shared-types'
import { expect, test } from 'vitest'
import { callReducer, NEW_CALL, type CallState } from './call-state.ts'

const hear = (state: CallState, ...events: TestCallEvent[]) =>
  events.reduce((now, event) => callReducer(now, { do: 'hear', event }), state)

const words = (state: CallState) => state.lines.map(({ speaker, text }) => `${speaker}: ${text}`)

test('a reply grows piece by piece into one line', () => {
  const state = hear(
    NEW_CALL,
    { type: 'started', call_sid: 'CA1' },
    { type: 'said', text: 'Who is calling?' },
    { type: 'text', token: 'One ', last: false },
    { type: 'text', token: 'moment.', last: true },
    { type: 'text', token: 'Yes?', last: true },
  )
  expect(words(state)).toEqual(['agent: Who is calling?', 'agent: One moment.', 'agent: Yes?'])
  expect(state.phase).toBe('talking')
})

test('words of the caller end the reply they interrupt', () => {
  const cut = callReducer(hear(NEW_CALL, { type: 'text', token: 'I was ab', last: false }), {
    do: 'say',
    text: 'Wait',
  })
  const state = hear(cut, { type: 'text', token: 'Yes?', last: true })
  expect(words(state)).toEqual(['agent: I was ab', 'caller: Wait', 'agent: Yes?'])
})

test('an empty end of a reply adds no empty line', () => {
  expect(hear(NEW_CALL, { type: 'text', token: '', last: true }).lines).toEqual([])
})

test('putting through and recording are shown during the call', () => {
  const state = hear(NEW_CALL, { type: 'dialling', to: '+14155550123' }, { type: 'recording' })
  expect(words(state)).toEqual([
    'note: Ringing (415) 555-0123. In a test call nobody picks up, and you may leave a message.',
    'note: A message is being recorded',
  ])
  expect(state.phase).toBe('recording')
})

test('a lost line is reported, unless the call had already ended', () => {
  expect(callReducer(NEW_CALL, { do: 'lose' }).error).toBe('The line was lost.')
  expect(callReducer(hear(NEW_CALL, { type: 'ended' }), { do: 'lose' }).error).toBeNull()
})
