import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { oneAfterTheOther } from '~/theme/mixins.ts'
import { space } from '~/theme/tokens.ts'
import { CardBoundary } from '~/ui/CardBoundary.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { retentionQuery } from './queries.ts'
import { RetentionCard } from './RetentionCard.tsx'

/** How long the account keeps conversations and calls, and how to delete the account. */
export function DataSettings() {
  return (
    <Stack>
      <CardBoundary>
        <Keeping />
      </CardBoundary>
      <CardBoundary>
        <DeleteAccount />
      </CardBoundary>
    </Stack>
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

const Stack = styled.div`
  ${oneAfterTheOther}
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`
