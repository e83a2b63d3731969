import { useState, type FormEvent } from 'react'
import { TEXT_MESSAGE_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { showPhone } from '~/lib/phone.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { isWhatsapp, phoneOf } from './address.ts'
import { useSendText } from './queries.ts'

type Props = { from: string; to: string }

/** Replies from the phone that received a text or a WhatsApp message. */
export function AnswerText({ from, to }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const { mutate: send, isPending } = useSendText(isWhatsapp(to))
  if (!isOpen) {
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        Answer
      </Button>
    )
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    send({ from: phoneOf(from), to: phoneOf(to), text }, { onSuccess: () => setText('') })
  }
  return (
    <Form onSubmit={handleSubmit}>
      <TextArea
        label={`${isWhatsapp(to) ? 'WhatsApp' : 'Text'} from ${showPhone(phoneOf(from))}`}
        value={text}
        maxLength={TEXT_MESSAGE_MAX}
        onChange={({ target }) => setText(target.value)}
        rows={2}
      />
      <Button type="submit" size="small" disabled={text.trim() === ''} pending={isPending}>
        {isWhatsapp(to) ? 'Send the message' : 'Send the text'}
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
