import { AgentVoice, CALL_GREETING_MAX, type AgentSettings, type AgentType } from 'shared-types'
import { styled } from 'styled-components'
import { Select } from '~/ui/Select.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import type { Changes, FieldErrors } from './changes.ts'

const STANDARD = 'standard'

/** What each voice sounds like. */
const SOUNDS: Record<AgentVoice, string> = {
  Aoede: "Aoede, a woman's voice, light",
  Kore: "Kore, a woman's voice, firm",
  Leda: "Leda, a woman's voice, young",
  Puck: "Puck, a man's voice, lively",
  Charon: "Charon, a man's voice, calm",
}

const VOICES = [
  { value: STANDARD, label: 'The standard voice' },
  ...AgentVoice.options.map((value) => ({ value, label: SOUNDS[value] })),
] as const

const OPEN = {
  hint: 'What callers hear first. Left empty, it greets in its own words, in its language.',
  placeholder: 'Welcome to Trevena Cycles, repairs and rentals. How can I help you?',
}
const GREETINGS: Record<AgentType, { hint: string; placeholder: string }> = {
  ANTI_THEFT: {
    hint: 'What callers hear first. Then it asks who is calling. Left empty, it greets in its own words.',
    placeholder: 'Hello, you have reached the Trevena family.',
  },
  SALES_ASSISTANT: OPEN,
  CHATBOT: OPEN,
}

type Props = {
  type: AgentType
  settings: AgentSettings
  errors: FieldErrors
  onChange: (change: Changes) => void
}

/** What callers hear, and the voice that says it. */
export function TelephoneFields({ type, settings, errors, onChange }: Props) {
  return (
    <>
      <TextArea
        label="Greeting on the telephone"
        {...GREETINGS[type]}
        rows={2}
        maxLength={CALL_GREETING_MAX}
        value={settings.call_greeting}
        error={errors.call_greeting}
        onChange={(event) => onChange({ call_greeting: event.target.value })}
      />
      <Narrow>
        <Select
          label="Voice on the telephone"
          hint="Callers hear it. A call from the browser speaks with the browser's own voice."
          options={VOICES}
          value={settings.call_voice ?? STANDARD}
          onChange={(value) => onChange({ call_voice: value === STANDARD ? null : value })}
        />
      </Narrow>
    </>
  )
}

const Narrow = styled.div`
  max-width: 280px;
`
