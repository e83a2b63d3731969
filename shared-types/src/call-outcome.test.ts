import { expect, test } from 'vitest'
import type { CallLog } from './call-log.ts'
import { callOutcome } from './call-outcome.ts'

const outcome = (log: Partial<CallLog>) => callOutcome(log as CallLog)
const left = { has_sound: true, seconds: 4, text: null }

test('only a call the owner took counts as put through', () => {
  expect(outcome({ decision: 'connect', rang: 'answered' })).toBe('Put through')
  expect(outcome({ decision: 'connect', rang: 'ringing', live: true })).toBe('Ringing you')
  expect(outcome({ decision: 'connect', rang: 'unanswered' })).toBe('Rang you, no answer')
})

test('a message left instead is mentioned', () => {
  expect(outcome({ decision: 'connect', rang: 'unanswered', voice_message: left })).toBe(
    'Rang you, no answer, message left',
  )
  expect(outcome({ decision: 'connect', rang: null, voice_message: left })).toBe(
    'No phone to ring, message left',
  )
  expect(outcome({ decision: 'take_message', voice_message: left })).toBe('Message taken')
})

test('a call without a decision has no outcome', () => {
  expect(outcome({ decision: null })).toBeNull()
})
