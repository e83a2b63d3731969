import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { paths } from '~/lib/paths.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Page } from '~/ui/Page.tsx'
import { AgentDetail } from './AgentDetail.tsx'
import { AgentSkeleton } from './AgentSkeleton.tsx'
import { agentQuery } from './queries.ts'

export function AgentPage() {
  const { id = '' } = useParams()
  const { data: agent, isPending } = useQuery(agentQuery(id))
  useDocumentTitle(agent?.name ?? 'Agents')
  if (isPending) return <AgentSkeleton />
  if (agent) return <AgentDetail agent={agent} />
  return (
    <Page>
      <EmptyState
        icon={<Bot />}
        heading="h1"
        title="No agent found"
        text="It may have been deleted, or the link is not whole."
        action={<ButtonLink to={paths.agents}>Go back</ButtonLink>}
      />
    </Page>
  )
}
