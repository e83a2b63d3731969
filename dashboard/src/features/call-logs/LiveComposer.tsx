import { useState, type FormEvent } from 'react'
import { CALL_WORDS_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useSay } from './queries.ts'

type Props = { id: string; isMine: boolean }

/** Text written here is spoken to the caller; the first line takes the call over from the agent. */
export function LiveComposer({ id, isMine }: Props) {
  const [text, setText] = useState('')
  const { mutate: say, isPending } = useSay(id)
  const words = text.trim()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!words || isPending) return
    // What was typed while these words were sent stays.
    const onSuccess = () =>
      setText((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now))
    say({ text: words, takeOver: !isMine }, { onSuccess })
  }
  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        label="Say to the caller"
        hideLabel
        placeholder={isMine ? 'Say to the caller' : 'Type to take over'}
        hint={
          isMine
            ? 'The agent waits until you give the call back, or a minute after you leave this page.'
            : 'Your words are spoken to the caller, and the agent falls silent.'
        }
        maxLength={CALL_WORDS_MAX}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={!words} pending={isPending}>
        {isMine ? 'Say' : 'Take over'}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[2]};
`
