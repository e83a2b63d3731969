import { AGENT_NAME_MAX } from 'shared-types'
import { TextField } from '~/ui/TextField.tsx'

type Props = {
  value: string
  error: string | undefined
  hint?: string
  onChange: (name: string) => void
}

const HINT = 'Only you see it. The name callers and visitors hear is set later.'

export function AgentNameStep({ value, error, hint = HINT, onChange }: Props) {
  return (
    <TextField
      label="Agent name"
      aside={`${value.length}/${AGENT_NAME_MAX}`}
      hint={hint}
      error={error}
      value={value}
      maxLength={AGENT_NAME_MAX}
      autoComplete="off"
      autoFocus
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
