import { type FormEvent, useState } from 'react'
import { API_KEY_NAME_MAX, API_SCOPES, type ApiScope, type CreateApiKey } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { SCOPE_NAMES } from './scopes.ts'

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

/** A new key: its name, what it may do, and when it ends. */
export function KeyForm({ isPending, onCreate, onCancel }: Props) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiScope[]>([])
  const [lifetime, setLifetime] = useState<Lifetime>(NEVER)
  const toggle = (scope: ApiScope) =>
    setScopes((chosen) =>
      chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope],
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
      <Scopes>
        <legend>What it may do</legend>
        {API_SCOPES.map((scope) => (
          <Scope key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={() => toggle(scope)}
            />
            <span>{SCOPE_NAMES[scope]}</span>
          </Scope>
        ))}
      </Scopes>
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
const Scopes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space[1]} ${space[6]};
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space[1]};
    padding: 0;
    font-size: ${font.size[13]};
    font-weight: ${font.weight.medium};
  }
`
const Scope = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[1]} 0;
  cursor: pointer;
  input {
    flex-shrink: 0;
    width: ${size.icon};
    height: ${size.icon};
    margin-top: ${space.half};
    accent-color: ${color.accent};
  }
`
const Row = styled.div`
  display: flex;
  gap: ${space[2]};
`
