import { useQuery } from '@tanstack/react-query'
import type { Agent } from 'shared-types'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { AppearanceEditor } from './AppearanceEditor.tsx'
import { AppearanceSkeleton } from './AppearanceSkeleton.tsx'
import { appearanceQuery } from './queries.ts'

export function AppearanceTab({ agent }: { agent: Agent }) {
  const { data, isError, refetch } = useQuery(appearanceQuery(agent.id))
  if (data) return <AppearanceEditor stored={data} />
  if (!isError) return <AppearanceSkeleton />
  return (
    <Card>
      <ErrorState title="The appearance could not be loaded" onRetry={() => void refetch()} />
    </Card>
  )
}
