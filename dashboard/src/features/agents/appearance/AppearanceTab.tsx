import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Agent } from 'shared-types'
import { systemQuery } from '~/product/queries.ts'
import { useMay } from '~/product/roles.ts'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { AppearanceEditor } from './AppearanceEditor.tsx'
import { AppearanceSkeleton } from './AppearanceSkeleton.tsx'
import { appearanceQuery, installLinkQuery } from './queries.ts'

/** Drawn once all its parts have answered or failed, so that no card moves away from under a click. */
export function AppearanceTab({ agent }: { agent: Agent }) {
  const { data, isError, refetch } = useQuery(appearanceQuery(agent.id))
  const isSystemAwaited = isAwaited(useQuery(systemQuery()))
  const mayShare = useMay('admin')
  const isLinkAwaited = isAwaited(useQuery({ ...installLinkQuery(agent.id), enabled: mayShare }))
  if (data && !isSystemAwaited && !isLinkAwaited)
    return <AppearanceEditor agentId={agent.id} stored={data} />
  if (!isError) return <AppearanceSkeleton />
  return (
    <Card>
      <ErrorState title="The appearance could not be loaded" onRetry={() => void refetch()} />
    </Card>
  )
}

/** Not while it is offline or tried again: what else there is can be used meanwhile. */
const isAwaited = ({ isLoading, failureCount }: UseQueryResult) => isLoading && failureCount === 0
