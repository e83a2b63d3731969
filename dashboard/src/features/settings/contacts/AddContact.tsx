import { useState, type FormEvent } from 'react'
import { CONTACT_NAME_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { readPhone } from '~/lib/phone.ts'
import { besideButton } from '~/theme/mixins.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useStoreContacts } from './queries.ts'

/** The form that adds one person. */
export function AddContact() {
  const [name, setName] = useState('')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate: store, isPending } = useStoreContacts()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const phone = readPhone(typed)
    if (!phone) return setProblem('Invalid phone number')
    const contact = { name: name.trim(), phone }
    store([contact], {
      onSuccess: () => {
        setName((now) => (now === name ? '' : now))
        setTyped((now) => (now === typed ? '' : now))
      },
    })
  }
  return (
    <Form noValidate onSubmit={handleSubmit} aria-label="Add a contact">
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={CONTACT_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="off"
        placeholder="(415) 555-0123"
        error={problem}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" disabled={!name.trim() || !typed.trim()} pending={isPending}>
        Add
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${space[2]};
  max-width: 680px;
  margin: ${space[5]} 0;
  ${besideButton}
`
