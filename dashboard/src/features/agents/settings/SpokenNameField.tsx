import { SPOKEN_NAME_MAX, type AgentType } from 'shared-types'
import { TextField } from '~/ui/TextField.tsx'

const HINTS: Record<AgentType, string> = {
  ANTI_THEFT:
    'Whom it answers for: “This is Ada’s assistant.” Left empty, it says your first name.',
  SALES_ASSISTANT:
    'Whom it answers for: “Thank you for calling Acme.” Left empty, it says no name.',
  CHATBOT: 'Whom it answers for: “I’m the assistant of Acme.” Left empty, it says your brand name.',
}

type Props = {
  type: AgentType
  value: string
  error: string | undefined
  onChange: (name: string) => void
}

/** The name of the agent in the dashboard is internal; this is the name that it tells callers. */
export function SpokenNameField({ type, value, error, onChange }: Props) {
  return (
    <TextField
      label={type === 'CHATBOT' ? 'Name callers and visitors hear' : 'Name callers hear'}
      hint={HINTS[type]}
      value={value}
      error={error}
      maxLength={SPOKEN_NAME_MAX}
      autoComplete="organization"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
