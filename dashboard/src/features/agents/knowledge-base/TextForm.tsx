import { useState, type FormEvent } from 'react'
import { PASTED_TEXT_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { useAddSource } from './queries.ts'

type Props = { agentId: string; onAdded: () => void }

export function TextForm({ agentId, onAdded }: Props) {
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const add = useAddSource()
  const source = { type: 'TEXT', agentId, title: title.trim(), text: text.trim() } as const

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(source, { onSuccess: onAdded })
  }

  return (
    <form onSubmit={handleSubmit}>
      <Fields>
        <TextField
          label="Title"
          value={title}
          maxLength={200}
          required
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label="Text"
          hint="As you would tell a colleague. Markdown is understood."
          rows={6}
          value={text}
          maxLength={PASTED_TEXT_MAX}
          required
          onChange={(event) => setText(event.target.value)}
        />
      </Fields>
      <FormFoot>
        <Button
          type="submit"
          variant="primary"
          disabled={!source.title || !source.text}
          pending={add.isPending}
        >
          Add text
        </Button>
      </FormFoot>
    </form>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
`
