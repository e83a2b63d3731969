import type { AgentSettings } from 'shared-types'

const NAMES: Record<Exclude<keyof AgentSettings, 'agent_id'>, string> = {
  instructions: 'Instructions',
  spoken_name: 'Spoken name',
  language: 'Language',
  call_greeting: 'Greeting',
  call_voice: 'Voice',
  allow_handover: 'Handover',
  handover_message: 'Handover message',
  announce_recording: 'Recording announced',
}

export type Difference = { name: string; before: string; after: string }

/** What changed between two sets of settings, in the order of the form. */
export function differenceOf(before: AgentSettings, after: AgentSettings): Difference[] {
  return (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      name: NAMES[name],
      before: inWords(before[name]),
      after: inWords(after[name]),
    }))
}

function inWords(value: string | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value || 'nothing'
}
