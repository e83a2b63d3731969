import { useQuery } from '@tanstack/react-query'
import { Bot, Plus } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { askEarly } from '~/api/ask-early.ts'
import { entriesOf } from '~/lib/entries-of.ts'
import { preloadable } from '~/lib/preloadable.tsx'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { useTakenParams } from '~/lib/use-taken-params.ts'
import { whenIdle } from '~/lib/when-idle.ts'
import { useMay } from '~/product/roles.ts'
import { space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Page } from '~/ui/Page.tsx'
import { PageHeader } from '~/ui/PageHeader.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { AgentCard, AgentCardSkeleton } from './AgentCard.tsx'
import { antiTheftFirst } from './agent-types.ts'
import { agentsQuery } from './queries.ts'

const SKELETONS = 3

/** A chunk of its own, as large as the page itself: the agents are shown before it is loaded. */
const CreateAgentModal = preloadable(() =>
  import('./CreateAgentModal.tsx').then((m) => m.CreateAgentModal),
)

export function AgentsPage() {
  useDocumentTitle('Agents')
  const asked = useTakenParams('create')
  const [isCreating, setCreating] = useState(false)
  const query = useQuery(agentsQuery())
  const { data: agents, isPending } = query
  const isOpen = isCreating || asked.taken !== null
  useEffect(() => whenIdle(() => void CreateAgentModal.preload()), [])
  const handleClose = () => {
    setCreating(false)
    asked.close()
  }
  const mayCreate = useMay('admin')
  const createButton = mayCreate ? (
    <Button variant="primary" icon={<Plus />} onClick={() => setCreating(true)}>
      Create Agent
    </Button>
  ) : null
  return (
    <Page>
      <PageHeader
        title="Agents"
        subtitle="Each one answers calls or chats for you, from the knowledge you give it."
        actions={agents?.length === 0 ? null : <Until $isKnown={!isPending}>{createButton}</Until>}
      />
      <Answered query={query} what="Your agents" waiting={<AgentGridSkeleton />}>
        {(all) => <AgentGrid agents={all} createButton={createButton} />}
      </Answered>
      {isOpen && (
        <Suspense>
          <CreateAgentModal
            hasAntiTheft={entriesOf(agents).some(({ type }) => type === 'ANTI_THEFT')}
            onClose={handleClose}
          />
        </Suspense>
      )}
    </Page>
  )
}

export const askAgentsPage = () => askEarly(agentsQuery())

const AgentGridSkeleton = () => (
  <Grid aria-busy aria-label="Loading agents">
    {Array.from({ length: SKELETONS }, (_, index) => (
      <AgentCardSkeleton key={index} />
    ))}
  </Grid>
)

function AgentGrid({ agents, createButton }: { agents: Agent[]; createButton: React.ReactNode }) {
  if (agents.length === 0) {
    return (
      <EmptyState
        icon={<Bot />}
        title="No agents created yet"
        text="An agent answers your customers for you. Make one, teach it your website and your PDFs, and put it to work."
        action={createButton}
      />
    )
  }
  return (
    <Grid>
      <Rows of={antiTheftFirst(agents)} kind="card">
        {(agent) => <AgentCard agent={agent} />}
      </Rows>
    </Grid>
  )
}

/**
 * The button's place is reserved, and it is shown once it is known that it stays there: where there are no agents, it would disappear just
 * as the user clicks it.
 */
const Until = styled.div<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
`
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space[4]};
`
