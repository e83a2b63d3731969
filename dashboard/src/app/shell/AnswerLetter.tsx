import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { useAnswerLetter } from './queries.ts'

/** Replies as the visitor who received the mail. */
export function AnswerLetter({ id }: { id: string }) {
  const [text, setText] = useState('')
  const { mutate: answer, isPending } = useAnswerLetter(id)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    answer(text, { onSuccess: () => setText('') })
  }
  return (
    <Form onSubmit={handleSubmit}>
      <TextArea
        label="Answer as the visitor"
        value={text}
        onChange={({ target }) => setText(target.value)}
        rows={3}
      />
      <Button type="submit" disabled={text.trim() === ''} pending={isPending}>
        Send the answer
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding-bottom: ${space[4]};
  > :first-child {
    width: 100%;
  }
`
