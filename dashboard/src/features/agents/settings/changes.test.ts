import type { AgentSettings } from 'shared-types'
import { expect, test } from 'vitest'
import { errorsIn, realChanges } from './changes.ts'

const STORED: AgentSettings = {
  agent_id: 'a1',
  instructions: 'Be brief.',
  language: 'auto',
  spoken_name: '',
  allow_handover: true,
  announce_recording: true,
  call_greeting: '',
  call_voice: null,
  handover_message: 'One moment.',
}

test('typing something and taking it back leaves nothing to save', () => {
  expect(realChanges(STORED, { instructions: 'Be brief.', allow_handover: true })).toEqual({})
})

test('only changed fields are sent', () => {
  expect(realChanges(STORED, { instructions: 'Be kind.', language: 'auto' })).toEqual({
    instructions: 'Be kind.',
  })
})

test('instructions can be emptied', () => {
  const changes = realChanges(STORED, { instructions: '' })
  expect(changes).toEqual({ instructions: '' })
  expect(errorsIn('a1', changes)).toEqual({})
})

test('a handover message is required', () => {
  expect(errorsIn('a1', { handover_message: '  ' })).toEqual({
    handover_message: 'Handover message is required.',
  })
})
