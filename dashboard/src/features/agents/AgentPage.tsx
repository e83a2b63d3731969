import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { Agent } from 'shared-types'
import { paths } from '~/lib/paths.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Page } from '~/ui/Page.tsx'
import { AgentDetail } from './AgentDetail.tsx'
import { AgentSkeleton } from './AgentSkeleton.tsx'
import { agentQuery } from './queries.ts'
import { tabOf, titleOf } from './tabs.ts'

export function AgentPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data: agent, isPending } = useQuery(agentQuery(id))
  useDocumentTitle(useTitle(agent))
  if (isPending) return <AgentSkeleton />
  if (agent) return <AgentDetail agent={agent} />
  return (
    <Page>
      <EmptyState
        icon={<Bot />}
        heading="h1"
        title="No agent found"
        text="It may have been deleted, or the link is not whole."
        action={<Button onClick={() => void navigate(paths.agents)}>Go back</Button>}
      />
    </Page>
  )
}

function useTitle(agent: Agent | undefined): string {
  const tab = useSearchParams()[0].get('tab')
  return agent ? titleOf(agent.name, tabOf(tab, agent.type)) : 'Agents'
}
