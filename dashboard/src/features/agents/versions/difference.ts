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

/** Fields with free text of any length, whose changes are shown word by word. */
const TEXTS: ReadonlySet<string> = new Set(['instructions', 'call_greeting', 'handover_message'])

export type Difference = { name: string; before: string; after: string; isText: boolean }

/** The differences between two sets of settings, in the order of the form. */
export function differenceOf(before: AgentSettings, after: AgentSettings): Difference[] {
  return (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      const isText = TEXTS.has(name) && Boolean(before[name]) && Boolean(after[name])
      const [was, is] = [before, after].map((settings) => valueIn(settings, name)) as [
        string,
        string,
      ]
      return { name: NAMES[name], before: was, after: is, isText }
    })
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

function valueIn(settings: AgentSettings, name: keyof typeof NAMES): string {
  const value = settings[name]
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (name !== 'language') return value || 'nothing'
  return settings.language === 'auto' ? 'as they speak' : (languages.of(settings.language) ?? '')
}
