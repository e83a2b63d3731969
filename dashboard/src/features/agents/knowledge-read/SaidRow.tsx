import { Eye, EyeOff, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { KnowledgePassage } from 'shared-types'
import { styled } from 'styled-components'
import { truncate } from '~/lib/text.ts'
import { onPhone } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { pageTextOf } from './as-changed.ts'
import { CorrectForm } from './CorrectForm.tsx'
import type { OnChange } from './parts.ts'
import { RowMarks } from './RowMarks.tsx'
import { SaidText } from './SaidText.tsx'

/** Enough characters of a row to tell the buttons apart. */
const NAME_LENGTH = 60

type Props = {
  row: KnowledgePassage
  noun: 'fact' | 'passage'
  /** Its name or its headings. */
  above: ReactNode
  /** Its meaning. */
  below?: ReactNode
  onChange: OnChange | undefined
}

/** A statement the agent may use, with the owner's changes and the buttons for more. */
export function SaidRow({ row, noun, above, below, onChange }: Props) {
  const [isEditing, setEditing] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  const { id, text, hidden } = row
  const name = truncate(text, NAME_LENGTH)
  const change = (fields: Parameters<OnChange>[0]['change']) =>
    onChange!({ id, change: { ...fields, seen: pageTextOf(row) } })

  if (isEditing) {
    const close = () => {
      setEditing(false)
      setWasEdited(true)
    }
    return (
      <Item>
        {above && <Above>{above}</Above>}
        <CorrectForm
          {...{ row, noun, onClose: close }}
          onSave={(newText) => change({ text: newText })}
        />
      </Item>
    )
  }
  return (
    <Item>
      <Words>
        {above && <Above>{above}</Above>}
        <SaidText text={text} hidden={hidden} />
        {below && <Below>{below}</Below>}
        <RowMarks row={row} />
      </Words>
      {onChange && (
        <Actions>
          <Button
            size="small"
            variant="quiet"
            icon={<Pencil />}
            aria-label={`Correct: ${name}`}
            // Returns the focus to where it was before the form opened.
            autoFocus={wasEdited}
            onClick={() => setEditing(true)}
          >
            Correct
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={hidden ? <Eye /> : <EyeOff />}
            aria-label={`${hidden ? 'Show' : 'Hide'}: ${name}`}
            // A toast reports a refusal.
            onClick={() => void change({ hidden: !hidden }).catch(() => undefined)}
          >
            {hidden ? 'Show' : 'Hide'}
          </Button>
        </Actions>
      )}
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: flex-end;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} 0;
  /* There may be thousands: rows outside the visible area are not laid out. */
  content-visibility: auto;
  contain-intrinsic-size: auto 46px;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Words = styled.div`
  flex: 1;
  min-width: 0;
  ${onPhone} {
    flex-basis: 100%;
  }
`
const Above = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Below = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
`
const Actions = styled.div`
  display: flex;
  flex-shrink: 0;
  margin: calc(-1 * ${space[1]}) 0;
  button {
    padding: 0 ${space[2]};
    font-weight: ${font.weight.regular};
  }
  /* 'Hide' and 'Show' have the same width, so that the columns stay aligned. */
  button:last-child {
    justify-content: flex-start;
    min-width: ${space[20]};
  }
`
