import { type FormEvent, useState } from 'react'
import { MESSAGE_MAX, SAVED_REPLY_TITLE_MAX, type SavedReply } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useSaveReply } from './queries.ts'

/** @param reply the reply to change; without it a new one is made. */
export function ReplyForm({ reply, onDone }: { reply: SavedReply | null; onDone: () => void }) {
  const [title, setTitle] = useState(reply?.title ?? '')
  const [text, setText] = useState(reply?.text ?? '')
  const { mutate: save, isPending } = useSaveReply(reply?.id ?? null)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    save({ title, text }, { onSuccess: onDone })
  }
  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        label="Title"
        required
        maxLength={SAVED_REPLY_TITLE_MAX}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label="Reply"
        required
        maxLength={MESSAGE_MAX}
        hint="{visitor name}, {agent name} and {my name} are filled in when somebody puts it into a conversation."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Row>
        <Button variant="primary" type="submit" pending={isPending}>
          Save reply
        </Button>
        <Button onClick={onDone}>Cancel</Button>
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
