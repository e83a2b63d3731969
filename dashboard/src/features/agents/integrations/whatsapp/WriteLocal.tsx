import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { TEXT_MESSAGE_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { systemQuery } from '~/product/queries.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { useWriteLocal } from '../queries.ts'

/** A number that belongs to nobody. */
const FROM = '+14155550142'

/** In local mode, where WhatsApp is simulated: writes to the agent as a customer would. The answer appears in the local inbox. */
export function WriteLocal({ phone }: { phone: string }) {
  const { data: system } = useQuery(systemQuery())
  const [text, setText] = useState('')
  const { mutate: write, isPending } = useWriteLocal()
  if (system?.telephony !== 'local') return null
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    write({ from: FROM, to: phone, text }, { onSuccess: () => setText('') })
  }
  return (
    <Form onSubmit={handleSubmit}>
      <TextArea
        label="Write to it from a local phone"
        hint="The answer comes to the local inbox."
        value={text}
        maxLength={TEXT_MESSAGE_MAX}
        rows={2}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" disabled={text.trim() === ''} pending={isPending}>
        Send
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  > :first-child {
    width: 100%;
  }
`
