import type { KnowledgePassage } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'

/** Says how the owner changed a row, and shows the page's own text where it differs. */
export function RowMarks({ row: { original, hidden, changed_by } }: { row: KnowledgePassage }) {
  if (changed_by === null) return null
  const byFact = changed_by === 'fact'
  return (
    <Marks>
      {original !== null && (
        <Badge tone="accent">{byFact ? 'Corrected with a fact' : 'Corrected'}</Badge>
      )}
      {hidden && <Badge>{byFact ? 'Hidden with a fact, never said' : 'Hidden, never said'}</Badge>}
      {original !== null && !byFact && (
        <Original>
          The page says: <q>{original}</q>
        </Original>
      )}
    </Marks>
  )
}

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-top: ${space[1]};
`
const Original = styled.span`
  min-width: 0;
  color: ${color.muted};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
  /* Enough text to recognise the row; the form and the original have all of it. */
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`
