import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { isNotFound } from '~/api/failure.ts'
import { paths } from '~/lib/paths.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Page } from '~/ui/Page.tsx'
import { AgentDetail } from './AgentDetail.tsx'
import { AgentSkeleton } from './AgentSkeleton.tsx'
import { ActionsPage, preloadTab, TestsPage } from './lazy-tabs.ts'
import { agentQuery } from './queries.ts'
import { tabOf, titleOf } from './tabs.ts'

/** The frame of `/agents/:id`, and of the agent's pages for tests and actions. */
export function AgentPage() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const isTests = pathname === paths.tests(id)
  if (!isTests && pathname !== paths.actions(id)) return <Tabs id={id} />
  return (
    <Suspense fallback={<AgentSkeleton />}>
      {isTests ? <TestsPage id={id} /> : <ActionsPage id={id} />}
    </Suspense>
  )
}

function Tabs({ id }: { id: string }) {
  const navigate = useNavigate()
  const { data: agent, error, isPending, refetch } = useQuery(agentQuery(id))
  const tab = useSearchParams()[0].get('tab')
  useDocumentTitle(agent ? titleOf(agent.name, tabOf(tab, agent.type)) : 'Agents')
  useEffect(() => preloadTab(tab), [tab])
  if (isPending) return <AgentSkeleton />
  if (agent) return <AgentDetail agent={agent} />
  return (
    <Page>
      <EmptyState
        icon={<Bot />}
        heading="h1"
        title="No agent found"
        text={
          isNotFound(error)
            ? 'It may have been deleted, or the link is not whole.'
            : 'It could not be loaded. Check your connection and try again.'
        }
        action={
          <Actions>
            <Button onClick={() => void navigate(paths.agents)}>Go back</Button>
            {!isNotFound(error) && <Button onClick={() => void refetch()}>Try again</Button>}
          </Actions>
        }
      />
    </Page>
  )
}

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
`
