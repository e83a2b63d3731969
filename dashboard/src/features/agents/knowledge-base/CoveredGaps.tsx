import { CircleCheck, Undo2 } from 'lucide-react'
import type { KnowledgeGap } from 'shared-types'
import { styled } from 'styled-components'
import { counted } from '~/lib/text.ts'
import { useMay } from '~/product/roles.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'

type Props = { gaps: KnowledgeGap[]; onRemove: () => void; onKeepOpen: (gapId: string) => void }

/** Questions that could not be answered once and can be now, with the content that answers them. */
export function CoveredGaps({ gaps, onRemove, onKeepOpen }: Props) {
  const mayChange = useMay('admin')
  return (
    <Box>
      <summary>
        <CircleCheck size={16} aria-hidden />
        {counted(gaps.length, 'question')} can be answered now
      </summary>
      <ul>
        {gaps.map(({ id, question, covered }) => (
          <li key={id}>
            <span>
              {question} <Muted>{covered?.by ? `from ${covered.by}` : 'by your own answer'}</Muted>
            </span>
            {mayChange && (
              <Button
                size="small"
                icon={<Undo2 />}
                aria-label={`Reopen: ${question}`}
                onClick={() => onKeepOpen(id)}
              >
                Reopen
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && <Button onClick={onRemove}>Take them off the list</Button>}
    </Box>
  )
}

const Box = styled.details`
  margin-top: ${space[3]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
  summary {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.positiveText};
    font-weight: ${font.weight.medium};
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: ${space[1]};
    margin: ${space[2]} 0;
    overflow-wrap: anywhere;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
  }
`
const Muted = styled.span`
  color: ${color.muted};
`
