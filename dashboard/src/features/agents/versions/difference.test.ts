import { expect, test } from 'vitest'
import type { AgentSettings } from 'shared-types'
import { differenceOf } from './difference.ts'

const settings: AgentSettings = {
  agent_id: 'a',
  instructions: 'Be kind.',
  spoken_name: '',
  language: 'auto',
  call_greeting: '',
  call_voice: null,
  allow_handover: true,
  handover_message: 'One moment.',
  announce_recording: true,
}

test('names what changed between two versions, and nothing else', () => {
  const after = { ...settings, spoken_name: 'Harbour', allow_handover: false }
  expect(differenceOf(settings, after)).toEqual([
    { name: 'Spoken name', before: 'nothing', after: 'Harbour', isText: false },
    { name: 'Handover', before: 'on', after: 'off', isText: false },
  ])
  const told = { ...settings, instructions: 'Be kind and brief.' }
  expect(differenceOf(settings, told)).toMatchObject([{ name: 'Instructions', isText: true }])
  const german = differenceOf(settings, { ...settings, language: 'de' })
  expect(german).toMatchObject([{ before: 'as they speak', after: 'German' }])
  expect(differenceOf(after, after)).toEqual([])
})
