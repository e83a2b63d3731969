import { useState, type FormEvent } from 'react'
import { ConnectServer } from 'shared-types'
import { styled } from 'styled-components'
import { failureText } from '~/api/failure.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useConnectCalendar } from '../queries.ts'

const EMPTY = { server: '', username: '', password: '' }
type Name = keyof typeof EMPTY

/** The form for the address of a CalDAV server, with user name and password. */
export function ServerForm({ agentId, onDone }: { agentId: string; onDone: () => void }) {
  const [fields, setFields] = useState(EMPTY)
  const [error, setError] = useState<{ at: Name; message: string }>()
  const { mutate, isPending } = useConnectCalendar(agentId)
  const fieldOf = (name: Name) => ({
    value: fields[name],
    error: error?.at === name ? error.message : undefined,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setFields((before) => ({ ...before, [name]: target.value }))
      setError(undefined)
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const checked = ConnectServer.safeParse({ vendor: 'caldav', ...fields, time_zone: timeZone })
    if (!checked.success) {
      const [issue] = checked.error.issues
      const at = Object.keys(EMPTY).find((name) => name === issue?.path[0]) as Name | undefined
      return setError({ at: at ?? 'server', message: issue?.message ?? '' })
    }
    mutate(checked.data, {
      onSuccess: onDone,
      onError: (failure) => setError({ at: 'server', message: failureText(failure) }),
    })
  }
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField
        label="Address of the server"
        type="url"
        placeholder="https://cloud.example.com"
        {...fieldOf('server')}
      />
      <TextField label="User name" {...fieldOf('username')} />
      <TextField
        label="Password"
        type="password"
        hint="It is kept encrypted and never shown again."
        {...fieldOf('password')}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" variant="primary" pending={isPending}>
          Connect
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`
