import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { space } from '~/theme/tokens.ts'
import { Cards } from '~/ui/Cards.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { BrowserCard } from './BrowserCard.tsx'
import { EventsCard } from './EventsCard.tsx'
import { noticesQuery } from './queries.ts'
import { QuietCard } from './QuietCard.tsx'
import { TextCard } from './TextCard.tsx'

/** The notifications for a user who is away, and how they are sent. */
export function NotificationSettings() {
  const { data, isError, refetch } = useQuery(noticesQuery())
  const { user } = useSession()
  if (data && user) {
    return (
      <Cards>
        <EventsCard settings={data} />
        <BrowserCard settings={data} personId={user.id} />
        <TextCard settings={data} />
        <QuietCard settings={data} />
      </Cards>
    )
  }
  if (isError) {
    return (
      <ErrorState title="What you are told of could not be loaded" onRetry={() => void refetch()} />
    )
  }
  return (
    <Stack role="status" aria-busy aria-label="Loading">
      <Skeleton height={560} />
      <Skeleton height={200} />
      <Skeleton height={120} />
    </Stack>
  )
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`
