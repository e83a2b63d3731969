import { useQuery } from '@tanstack/react-query'
import { ListChecks, MessageSquarePlus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { type KnowledgeGap, GAPS_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { counted } from '~/lib/text.ts'
import { answeredTest, useSaveTest } from '~/product/tests/queries.ts'
import { LazyTeachDialog } from '~/product/teach/lazy-teach.ts'
import { useMay } from '~/product/roles.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { CoveredGaps } from './CoveredGaps.tsx'
import { channelText, coveredGaps, type GapGroup, openGroups } from './gap-groups.ts'
import { gapsQuery, useKeepGapOpen, useRemoveGap } from './queries.ts'
import { Weeks } from './Weeks.tsx'

/** Questions that the knowledge base could not answer: suggestions for what to add next. Shows nothing where there are none. */
export function GapList({ agentId }: { agentId: string }) {
  const query = useQuery(gapsQuery(agentId))
  const { data: gaps } = query
  if (gaps === undefined || gaps?.length === 0) return null
  return (
    <Card as="section" aria-labelledby="gaps">
      <Title id="gaps">Unanswered questions</Title>
      <Answered query={query} what="These questions">
        {(all) => <Questions agentId={agentId} gaps={all} />}
      </Answered>
    </Card>
  )
}

function Questions({ agentId, gaps }: { agentId: string; gaps: KnowledgeGap[] }) {
  const { mutate: remove } = useRemoveGap(agentId)
  const { mutate: keepOpen } = useKeepGapOpen(agentId)
  const { mutate: addTest } = useSaveTest(agentId)
  const [answering, setAnswering] = useState<KnowledgeGap | null>(null)
  const mayChange = useMay('admin')
  const groups = openGroups(gaps)
  const covered = coveredGaps(gaps)
  const dismiss = (dismissed: KnowledgeGap[]) => {
    for (const { id } of dismissed) remove(id)
  }
  return (
    <>
      {groups.length > 0 ? (
        <Text>
          Visitors asked these and the knowledge base had no answer.
          {mayChange && ' Answer them here, or add a source that does.'}
        </Text>
      ) : (
        <Text>Everything that was asked can be answered by now.</Text>
      )}
      <ul>
        <Rows of={groups}>
          {(group) => (
            <GapRow
              group={group}
              mayChange={mayChange}
              onAnswer={() => setAnswering(group.first)}
              onTest={() => addTest(answeredTest(group.first.question))}
              onRemove={() => dismiss([group.first, ...group.others])}
            />
          )}
        </Rows>
      </ul>
      {gaps.length >= GAPS_MAX && <Text>Only the {GAPS_MAX} questions asked last are listed.</Text>}
      {covered.length > 0 && (
        <CoveredGaps gaps={covered} onRemove={() => dismiss(covered)} onKeepOpen={keepOpen} />
      )}
      {answering && (
        <Suspense>
          <LazyTeachDialog
            agentId={agentId}
            draft={{ question: answering.question, answer: '' }}
            gapId={answering.id}
            onClose={() => setAnswering(null)}
          />
        </Suspense>
      )}
    </>
  )
}

type RowProps = {
  group: GapGroup
  mayChange: boolean
  onAnswer: () => void
  onTest: () => void
  onRemove: () => void
}

function GapRow({ group, mayChange, onAnswer, onTest, onRemove }: RowProps) {
  const { first, others, times, channels, weeks } = group
  const where = channelText(channels)
  return (
    <Item>
      <Words>
        <p>{first.question}</p>
        {others.map(({ id, question }) => (
          <Other key={id}>{question}</Other>
        ))}
        <Detail>
          Asked {counted(times, 'time')}
          {where && ` (${where})`}, last {recentTime(first.last_asked_at)}
          {first.conversation_id && (
            <>
              {' · '}
              <Link to={paths.conversation(first.conversation_id)}>Open conversation</Link>
            </>
          )}
        </Detail>
      </Words>
      <Weeks weeks={weeks} />
      {mayChange && (
        <Actions>
          <Button
            icon={<MessageSquarePlus />}
            aria-label={`Answer: ${first.question}`}
            onClick={onAnswer}
          >
            Answer
          </Button>
          <IconButton
            label={`Make it a test: ${first.question}`}
            icon={<ListChecks />}
            onClick={onTest}
          />
          <IconButton label={`Dismiss: ${first.question}`} icon={<X />} onClick={onRemove} />
        </Actions>
      )}
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
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Other = styled.p`
  padding-left: ${space[3]};
  border-left: 2px solid ${color.line};
  color: ${color.muted};
`
const Detail = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
  a {
    color: ${color.accentText};
    text-decoration: underline;
  }
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`
