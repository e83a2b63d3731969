import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { MESSAGE_MAX, type Member } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { peopleQuery, useAddNote } from './queries.ts'

/** The form for a note that only members of the workspace read. `@` mentions a member, who is notified. */
export function NoteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const [text, setText] = useState('')
  const { data: team } = useQuery(peopleQuery())
  const { mutate: add, isPending } = useAddNote(id)
  const people = (team?.members ?? []).filter(({ you }) => !you)
  const typed = /@([^@\n]{0,60})$/.exec(text)?.[1]
  const offered = typed === undefined ? [] : people.filter((person) => isMeant(person, typed))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const named = people.filter((person) => text.includes(`@${person.full_name}`))
    add({ text, mentions: named.map((person) => person.id) }, { onSuccess: onDone })
  }
  return (
    <Form onSubmit={handleSubmit}>
      <TextArea
        label="Private note"
        hint="Only your team reads this. Type @ to have somebody told of it."
        rows={2}
        maxLength={MESSAGE_MAX}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {offered.length > 0 && (
        <Row role="group" aria-label="Mention">
          {offered.map((person) => (
            <Button
              key={person.id}
              size="small"
              onClick={() =>
                setText(`${text.slice(0, text.lastIndexOf('@'))}@${person.full_name} `)
              }
            >
              @{person.full_name}
            </Button>
          ))}
        </Row>
      )}
      <Row>
        <Button
          type="submit"
          variant="primary"
          size="small"
          disabled={!text.trim()}
          pending={isPending}
        >
          Add note
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </Form>
  )
}

/** Members whose name begins with the typed letters and is not complete yet. */
const isMeant = ({ full_name: name }: Member, typed: string): boolean =>
  name.toLowerCase().startsWith(typed.toLowerCase())

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px dashed ${color.neutralText};
  border-radius: ${radius.medium};
  background: ${color.neutralSoft};
  font-size: ${font.size[13]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
