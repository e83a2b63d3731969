import { useState, type KeyboardEvent } from 'react'
import { CORRECTION_MAX, type KnowledgePassage } from 'shared-types'
import { styled } from 'styled-components'
import { leaveUnsaved } from '~/lib/unsaved.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextArea } from '~/ui/TextArea.tsx'

type Props = {
  row: KnowledgePassage
  noun: 'fact' | 'passage'
  /** Null restores the page's own text. Rejects when the server refuses, which a toast reports. */
  onSave: (text: string | null) => Promise<unknown>
  onClose: () => void
}

/** A form for the owner's own wording of a row. The text stays in the form until the server has stored it. */
export function CorrectForm({ row: { text, original, changed_by }, noun, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(text)
  const [isSaving, setSaving] = useState(false)
  const trimmed = draft.trim()

  const save = async (words: string | null) => {
    if (words === text) return onClose()
    setSaving(true)
    try {
      await onSave(words)
      onClose()
    } catch {
      setSaving(false)
    }
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing)
      void leaveUnsaved(event.currentTarget, onClose)
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && trimmed) void save(trimmed)
  }

  return (
    <Form
      data-own-escape
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed) void save(trimmed)
      }}
    >
      <TextArea
        label={`What is said instead of this ${noun}`}
        hideLabel
        hint={text.includes('## ') && 'A line that begins with ## is a heading.'}
        autoFocus
        rows={noun === 'fact' ? 1 : 3}
        maxLength={CORRECTION_MAX}
        value={draft}
        error={trimmed ? undefined : 'Write something, or hide it.'}
        onFocus={({ currentTarget: { value }, currentTarget }) =>
          currentTarget.setSelectionRange(value.length, value.length)
        }
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <Buttons>
        {original !== null && changed_by !== null && (
          <Button size="small" variant="quiet" onClick={() => void save(null)}>
            Back to what the page says
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" variant="primary" type="submit" disabled={!trimmed} pending={isSaving}>
          Save
        </Button>
      </Buttons>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  flex: 1 0 100%;
  gap: ${space[2]};
  min-width: 0;
`
const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  > :first-child:not(:nth-last-child(2)) {
    margin-right: auto;
  }
`
