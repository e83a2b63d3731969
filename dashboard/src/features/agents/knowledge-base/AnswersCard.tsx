import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { fillPath, taughtAnswers, type TaughtAnswer } from 'shared-types'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { API_BASE } from '~/lib/paths.ts'
import { counted } from '~/lib/text.ts'
import { LazyTeachDialog } from '~/product/teach/lazy-teach.ts'
import { taughtQuery, useUnteach } from '~/product/teach/queries.ts'
import { MessageText } from '~/product/message-text/MessageText.tsx'
import { useMay } from '~/product/roles.ts'
import { confirm } from '~/stores/confirm.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { DownloadLink } from '~/ui/DownloadLink.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Menu, MenuItem } from '~/ui/Menu.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { ImportAnswers } from './ImportAnswers.tsx'

/** Answers in the owner's own words: a kind of source besides documents and websites. */
export function AnswersCard({ agentId }: { agentId: string }) {
  const { data } = useQuery(taughtQuery(agentId))
  const mayChange = useMay('admin')
  const [edited, setEdited] = useState<TaughtAnswer | 'new' | null>(null)
  if (!data) return null
  const { answers } = data
  return (
    <Card as="section" aria-labelledby="answers">
      <Head>
        <div>
          <Title id="answers">Your own answers</Title>
          <Text>Said before anything else the agent knows, and cited as yours.</Text>
        </div>
        {mayChange && (
          <Actions>
            <ImportAnswers agentId={agentId} />
            {answers.length > 0 && (
              <DownloadLink
                href={API_BASE + fillPath(taughtAnswers.exported.path, { agentId })}
                label="Export answers as CSV"
              >
                Export
              </DownloadLink>
            )}
            <Button icon={<Plus />} onClick={() => setEdited('new')}>
              Add an answer
            </Button>
          </Actions>
        )}
      </Head>
      {answers.length > 0 && (
        <List>
          <Rows of={answers}>
            {(answer) => (
              <AnswerRow agentId={agentId} answer={answer} onEdit={() => setEdited(answer)} />
            )}
          </Rows>
        </List>
      )}
      {edited && (
        <Suspense>
          <LazyTeachDialog
            agentId={agentId}
            answerId={edited === 'new' ? null : edited.id}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

type RowProps = { agentId: string; answer: TaughtAnswer; onEdit: () => void }

function AnswerRow({ agentId, answer, onEdit }: RowProps) {
  const { question, phrasings, linked } = answer
  const { mutate: remove } = useUnteach(agentId)
  const mayChange = useMay('admin')
  const isOwn = answer.agent_id === agentId
  const handleRemove = async () => {
    const isSure = await confirm({
      title: 'Delete this answer?',
      body: `Nobody who asks “${question}” gets it any more.`,
      action: 'Delete',
      danger: true,
    })
    if (isSure) remove(answer.id)
  }
  return (
    <Item>
      <Words>
        <b>{question}</b>
        <MessageText text={answer.answer} />
        <Detail>
          {[
            isOwn ? null : 'from another agent',
            phrasings.length > 0 ? counted(phrasings.length, 'other way') + ' to ask it' : null,
            linked.length > 0 ? `also used by ${linked.map(({ name }) => name).join(', ')}` : null,
            `${answer.written_by}, ${recentTime(answer.updated_at)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Detail>
      </Words>
      {isOwn && mayChange && (
        <Menu trigger={<IconButton label={`Actions for ${question}`} icon={<Ellipsis />} />}>
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            Change
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={() => void handleRemove()}>
            Delete
          </MenuItem>
        </Menu>
      )}
    </Item>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
const Title = styled.h3`
  font-size: ${font.size[14]};
`
const Text = styled.p`
  color: ${color.muted};
`
const List = styled.ul`
  margin-top: ${space[3]};
`
const Item = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.line};
`
const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    font-weight: ${font.weight.medium};
  }
`
const Detail = styled.div`
  margin-top: ${space.half};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
