import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ConnectWhatsapp, type WhatsappSender } from 'shared-types'
import { styled } from 'styled-components'
import { failureText } from '~/api/failure.ts'
import { readPhone } from '~/lib/phone.ts'
import { systemQuery } from '~/product/queries.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useConnectWhatsapp, useRegisterLocal } from '../queries.ts'

type Field = keyof ConnectWhatsapp
type Props = { agentId: string; sender?: WhatsappSender; onDone: () => void }

/** The form for a Twilio account and the number of its WhatsApp sender. */
export function WhatsappForm({ agentId, sender, onDone }: Props) {
  const [entered, setEntered] = useState<ConnectWhatsapp>({
    account_sid: sender?.account_sid ?? '',
    auth_token: '',
    phone: sender?.phone ?? '',
  })
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const { mutate: connect, isPending, error } = useConnectWhatsapp(agentId)
  const { mutate: register, isPending: isRegistering } = useRegisterLocal()
  const { data: system } = useQuery(systemQuery())

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const phone = readPhone(entered.phone) ?? entered.phone
    const checked = ConnectWhatsapp.safeParse({ ...entered, phone })
    if (checked.success) {
      setErrors({})
      return connect(checked.data, { onSuccess: onDone })
    }
    setErrors(
      Object.fromEntries(
        checked.error.issues.map(({ path, message }) => [String(path[0]), message]),
      ),
    )
  }
  const fieldOf = (name: Field) => ({
    value: entered[name],
    error: errors[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) =>
      setEntered({ ...entered, [name]: target.value }),
  })
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField label="Account SID" placeholder="AC…" {...fieldOf('account_sid')} />
      <TextField
        label="Auth Token"
        type="password"
        hint="It is kept encrypted and never shown again."
        {...fieldOf('auth_token')}
      />
      <TextField
        label="WhatsApp number"
        placeholder="+1 415 555 0100"
        type="tel"
        {...fieldOf('phone')}
      />
      {error && <Refusal role="alert">{failureText(error)}</Refusal>}
      <Row>
        <Button type="submit" variant="primary" pending={isPending}>
          {sender ? 'Replace' : 'Connect'}
        </Button>
        {system?.telephony === 'local' && (
          <Button
            pending={isRegistering}
            onClick={() => register(undefined, { onSuccess: setEntered })}
          >
            Register a local number
          </Button>
        )}
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`
const Refusal = styled.p`
  color: ${color.danger};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
