import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { KnowledgeGap } from 'shared-types'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { counted } from '~/lib/text.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { gapsQuery, useRemoveGap } from './queries.ts'

/** Questions the knowledge could not answer: what to teach next. Nothing is drawn while there are none. */
export function GapList({ agentId }: { agentId: string }) {
  const { data: gaps } = useQuery(gapsQuery(agentId))
  const remove = useRemoveGap(agentId)
  if (!gaps?.length) return null
  return (
    <Card aria-labelledby="gaps">
      <Title id="gaps">Unanswered questions</Title>
      <Text>Visitors asked these and the knowledge base had no answer. Add a source that has.</Text>
      <ul>
        {gaps.map((gap) => (
          <GapRow key={gap.id} gap={gap} onRemove={() => remove.mutate(gap.id)} />
        ))}
      </ul>
    </Card>
  )
}

function GapRow({ gap, onRemove }: { gap: KnowledgeGap; onRemove: () => void }) {
  return (
    <Item>
      <Words>
        <p>{gap.question}</p>
        <Detail>
          Asked {counted(gap.times, 'time')}, last {recentTime(gap.last_asked_at)}
          {gap.conversation_id && (
            <>
              {' · '}
              <Link to={paths.conversation(gap.conversation_id)}>Open conversation</Link>
            </>
          )}
        </Detail>
      </Words>
      <IconButton label={`Dismiss: ${gap.question}`} icon={<X />} onClick={onRemove} />
    </Item>
  )
}

const Title = styled.h3`
  font-size: ${font.size[14]};
`
const Text = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.muted};
`
const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[2]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`
const Detail = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
  a {
    color: ${color.accentText};
    text-decoration: underline;
  }
`
