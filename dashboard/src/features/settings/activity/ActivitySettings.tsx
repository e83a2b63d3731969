import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { styled } from 'styled-components'
import { onPhone, visuallyHidden } from '~/theme/mixins.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { Table } from '~/ui/Table.tsx'
import { EntryRow } from './EntryRow.tsx'
import { activityQuery } from './queries.ts'

/** The log of important actions in the account, newest first. */
export function ActivitySettings() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(activityQuery())
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  if (isError && !data) {
    return <ErrorState title="The activity could not be loaded" onRetry={() => void refetch()} />
  }
  return (
    <Stack aria-labelledby="activity">
      <div>
        <CardTitle id="activity">Activity</CardTitle>
        <Text>
          Who signed in, took over, changed, downloaded or deleted something, newest first. What
          visitors and callers say is never written here.
        </Text>
      </div>
      {!data && <SkeletonRows label="Loading the activity" count={8} height={56} />}
      {data && entries.length === 0 && (
        <EmptyState
          icon={<ScrollText />}
          title="Nothing yet"
          text="What is done in this account from now on stands here."
        />
      )}
      {entries.length > 0 && (
        <Table label="Activity" columns={['When', 'What', 'Who', 'From']}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </Table>
      )}
      {hasNextPage && (
        <More pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier
        </More>
      )}
    </Stack>
  )
}

const Stack = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  ${onPhone} {
    thead {
      ${visuallyHidden}
    }
    tbody tr + tr {
      border-top: 1px solid ${color.line};
    }
  }
`
const Text = styled.p`
  max-width: 72ch;
  margin-top: ${space.half};
  color: ${color.muted};
`
const More = styled(Button)`
  align-self: center;
`
