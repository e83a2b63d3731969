import type { FormEvent } from 'react'
import { WORKSPACE_NAME_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { useTyped } from '~/lib/use-typed.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useRename } from './queries.ts'

export function NameCard({ name }: { name: string }) {
  const { fields, change, letGo } = useTyped({ name })
  const { mutate: rename, isPending } = useRename()
  const trimmed = fields.name.trim()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    rename(trimmed, { onSuccess: () => letGo(fields) })
  }
  return (
    <Card as="section" aria-label="Name of the workspace">
      <Form onSubmit={handleSubmit}>
        <TextField
          label="Name of the workspace"
          hint="Read by the people in it, and by whom you invite."
          maxLength={WORKSPACE_NAME_MAX}
          value={fields.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Button type="submit" disabled={trimmed === '' || trimmed === name} pending={isPending}>
          Save
        </Button>
      </Form>
    </Card>
  )
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[4]};
  max-width: 440px;
  > :first-child {
    width: 100%;
  }
`
