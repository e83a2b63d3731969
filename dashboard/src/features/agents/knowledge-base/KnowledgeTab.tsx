import { useQuery } from '@tanstack/react-query'
import { BookOpen, Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Agent } from 'shared-types'
import { entriesOf } from '~/lib/entries-of.ts'
import { taughtQuery } from '~/product/teach/queries.ts'
import { useMay } from '~/product/roles.ts'
import { Answered } from '~/ui/Answered.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Section } from '~/ui/Section.tsx'
import { OnlyAdmins } from '../ForAdmins.tsx'
import { AddSourceModal } from './AddSourceModal.tsx'
import { AnswersCard } from './AnswersCard.tsx'
import { ContradictionList } from './ContradictionList.tsx'
import { GapList } from './GapList.tsx'
import { KnowledgeTable, KnowledgeTableSkeleton } from './KnowledgeTable.tsx'
import { LinkSourceModal } from './LinkSourceModal.tsx'
import { PageToRead } from './PageToRead.tsx'
import { contradictionsQuery, gapsQuery, itemsQuery } from './queries.ts'

type OpenModal = 'add' | 'link' | null

export function KnowledgeTab({ agent }: { agent: Agent }) {
  const [modal, setModal] = useState<OpenModal>(null)
  const mayChange = useMay('admin')
  const items = useQuery(itemsQuery(agent.id))
  const close = () => setModal(null)

  return (
    <Section
      title="Knowledge base"
      subtitle={<>What {agent.name} answers from. Nothing else is made up.</>}
      actions={
        mayChange && (
          <>
            <Button icon={<Link2 />} onClick={() => setModal('link')}>
              Link Data Source
            </Button>
            <Button variant="primary" icon={<Plus />} onClick={() => setModal('add')}>
              Add Data Source
            </Button>
          </>
        )
      }
    >
      {!mayChange && <OnlyAdmins />}
      <Sources agentId={agent.id} onAdd={mayChange ? () => setModal('add') : undefined} />
      {!items.isError && <LostParts agentId={agent.id} />}
      <ContradictionList agentId={agent.id} />
      <GapList agentId={agent.id} />
      <AnswersCard agentId={agent.id} />
      <AddSourceModal agentId={agent.id} open={modal === 'add'} onClose={close} />
      <LinkSourceModal
        agentId={agent.id}
        linked={entriesOf(items.data)}
        open={modal === 'link'}
        onClose={close}
      />
    </Section>
  )
}

type SourcesProps = { agentId: string; onAdd: (() => void) | undefined }

function Sources({ agentId, onAdd }: SourcesProps) {
  const items = useQuery(itemsQuery(agentId))
  return (
    <>
      <Answered query={items} what="The knowledge base" waiting={<KnowledgeTableSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <NoSources onAdd={onAdd} />
          ) : (
            <KnowledgeTable agentId={agentId} items={all} />
          )
        }
      </Answered>
      {items.data && <PageToRead agentId={agentId} items={entriesOf(items.data)} />}
    </>
  )
}

const NoSources = ({ onAdd }: { onAdd: (() => void) | undefined }) => (
  <Card>
    <EmptyState
      icon={<BookOpen />}
      title="No data sources yet"
      text="Add a PDF or the pages of your website, and the agent answers from them with the source beside every answer."
      action={
        onAdd && (
          <Button variant="primary" icon={<Plus />} onClick={onAdd}>
            Add Data Source
          </Button>
        )
      }
    />
  </Card>
)

/** Each part below is hidden where it has nothing to show, so a part that failed to load would look empty; hence the error message here. */
function LostParts({ agentId }: { agentId: string }) {
  const parts = [
    useQuery(contradictionsQuery(agentId)),
    useQuery(gapsQuery(agentId)),
    useQuery(taughtQuery(agentId)),
  ]
  const lost = parts.filter(({ isError, data }) => isError && !data)
  if (lost.length === 0) return null
  return (
    <Card>
      <ErrorState
        title="Unanswered questions and your own answers could not all be loaded"
        onRetry={() => void Promise.all(lost.map(({ refetch }) => refetch()))}
      />
    </Card>
  )
}
