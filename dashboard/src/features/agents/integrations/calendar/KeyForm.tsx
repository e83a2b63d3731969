import { useState, type FormEvent } from 'react'
import { ConnectByKey } from 'shared-types'
import { styled } from 'styled-components'
import { failureText } from '~/api/failure.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useConnectCalendar } from '../queries.ts'

type Props = {
  agentId: string
  vendor: 'cal_com' | 'calendly'
  /** Whether the local simulation may be used. */
  hasStandIn: boolean
  onDone: () => void
}

/** Prefixes of keys that connect the local simulations. */
const LOCAL = { cal_com: 'cal_local_', calendly: 'calendly_local_' }

/** The form for the API key of an account. */
export function KeyForm({ agentId, vendor, hasStandIn, onDone }: Props) {
  const [key, setKey] = useState('')
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useConnectCalendar(agentId)
  const handleKey = (next: string) => {
    setKey(next)
    setError(undefined)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const checked = ConnectByKey.safeParse({ vendor, key })
    if (!checked.success) return setError(checked.error.issues[0]?.message)
    mutate(checked.data, {
      onSuccess: onDone,
      onError: (failure) => setError(failureText(failure)),
    })
  }
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField
        label={vendor === 'cal_com' ? 'API key' : 'Personal access token'}
        autoComplete="off"
        spellCheck={false}
        value={key}
        error={error}
        hint="It is kept encrypted and never shown again."
        onChange={({ target }) => handleKey(target.value)}
      />
      <Row>
        <Button type="submit" variant="primary" pending={isPending}>
          Connect
        </Button>
        {hasStandIn && (
          <Button onClick={() => handleKey(`${LOCAL[vendor]}${agentId}`)}>Try a local one</Button>
        )}
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
