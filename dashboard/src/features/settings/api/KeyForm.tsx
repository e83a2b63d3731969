import { type FormEvent, useState } from 'react'
import { API_KEY_NAME_MAX, API_SCOPES, type ApiScope, type CreateApiKey } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'

const NEVER = 'never'
const LIFETIMES = [
  { value: NEVER, label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
] as const

type Lifetime = (typeof LIFETIMES)[number]['value']
type Props = {
  isPending: boolean
  onCreate: (key: CreateApiKey) => void
  onCancel: () => void
}

/** The form for a new key: name, scopes, and expiry. */
export function KeyForm({ isPending, onCreate, onCancel }: Props) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiScope[]>([])
  const [lifetime, setLifetime] = useState<Lifetime>(NEVER)
  const toggle = (scope: ApiScope) =>
    setScopes((chosen) =>
      chosen.includes(scope) ? chosen.filter((each) => each !== scope) : [...chosen, scope],
    )
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onCreate({ name, scopes, expires_in_days: lifetime === NEVER ? null : Number(lifetime) })
  }
  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        label="Name"
        required
        maxLength={API_KEY_NAME_MAX}
        autoComplete="off"
        hint="What uses it, such as the name of the program."
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ScopeChoice legend="What it may do" scopes={API_SCOPES} chosen={scopes} onToggle={toggle} />
      <Select label="It expires" value={lifetime} options={LIFETIMES} onChange={setLifetime} />
      <Row>
        <Button variant="primary" type="submit" pending={isPending} disabled={scopes.length === 0}>
          Make the key
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  max-width: 680px;
  margin-top: ${space[5]};
`
const Row = styled.div`
  display: flex;
  gap: ${space[2]};
`
