import { useQuery } from '@tanstack/react-query'
import { Cards } from '~/ui/Cards.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ExportEverything } from './ExportEverything.tsx'
import { retentionQuery } from './queries.ts'
import { RetentionCard } from './RetentionCard.tsx'

/** How long the account keeps conversations and calls, and how to take everything along or delete the account. */
export function DataSettings() {
  return (
    <Cards>
      <Keeping />
      <ExportEverything />
      <DeleteAccount />
    </Cards>
  )
}

function Keeping() {
  const { data, isError, refetch } = useQuery(retentionQuery())
  if (data) return <RetentionCard stored={data} />
  if (isError) {
    return (
      <ErrorState
        title="How long things are kept could not be loaded"
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div role="status" aria-busy aria-label="Loading">
      <Skeleton height={320} />
    </div>
  )
}
