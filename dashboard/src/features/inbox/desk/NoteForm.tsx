import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { MESSAGE_MAX, type Member } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { newId } from '~/lib/new-id.ts'
import { useAddNote } from './queries.ts'
import { useMentions } from './use-mentions.ts'

/** The form for a note that only members of the workspace read. `@` mentions a member, who is notified. */
export function NoteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { text, write, offered, marked, mark, mention, mentioned } = useMentions()
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const { mutate: add, isPending } = useAddNote(id)
  /** What was sent last: the same text sent again, because the response was lost, is stored once. */
  const sent = useRef({ text: '', client_id: '' })
  const isOffering = offered.length > 0
  const optionId = (at: number) => `${listId}-${at}`
  const handleMention = (person: Member) => {
    mention(person)
    field.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim() || isPending) return
    if (sent.current.text !== text) sent.current = { text, client_id: newId() }
    add({ ...sent.current, mentions: mentioned.map((person) => person.id) }, { onSuccess: onDone })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, nativeEvent } = event
    // While an input method composes a character, these keys belong to the input method.
    if (nativeEvent.isComposing || shiftKey) return
    const act = () => {
      if (key === 'Enter' && (event.ctrlKey || event.metaKey)) field.current?.form?.requestSubmit()
      else if (!isOffering) return false
      else if (key === 'Enter' || key === 'Tab') handleMention(offered[marked]!)
      else if (key === 'ArrowDown') mark(marked + 1)
      else if (key === 'ArrowUp') mark(marked - 1)
      else return false
      return true
    }
    if (act()) event.preventDefault()
  }
  return (
    <Form data-keys-off onSubmit={handleSubmit}>
      <TextArea
        label="Private note"
        hint="Only your team reads this. Type @ to have somebody told of it. Ctrl+Enter adds the note."
        rows={2}
        maxLength={MESSAGE_MAX}
        autoFocus
        ref={field}
        aria-controls={isOffering ? listId : undefined}
        aria-activedescendant={isOffering ? optionId(marked) : undefined}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {isOffering && (
        <Row id={listId} role="listbox" aria-label="Mention">
          {offered.map((person, at) => (
            <Offered
              key={person.id}
              id={optionId(at)}
              role="option"
              aria-selected={at === marked}
              tabIndex={-1}
              size="small"
              onClick={() => handleMention(person)}
            >
              @{person.full_name}
            </Offered>
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

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px dashed ${color.neutralText};
  border-radius: ${radius.medium};
  background: ${color.neutralSoft};
  font-size: ${font.size[13]};
`
/** The marked one is what Enter takes; the button below stays the form's own. */
const Offered = styled(Button)`
  &[aria-selected='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
