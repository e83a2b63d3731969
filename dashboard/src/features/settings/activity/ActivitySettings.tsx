import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import type { AuditEntry } from 'shared-types'
import { styled } from 'styled-components'
import { joined } from '~/lib/entries-of.ts'
import { onPhone, visuallyHidden } from '~/theme/mixins.ts'
import { color, space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { Button } from '~/ui/Button.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { Table } from '~/ui/Table.tsx'
import { EntryRow } from './EntryRow.tsx'
import { Filters } from './Filters.tsx'
import { type ActivityFilter, activityQuery } from './queries.ts'

/** The log of important actions in the account, newest first. */
export function ActivitySettings() {
  const [filter, setFilter] = useState<ActivityFilter>({ by: '', kind: '' })
  const query = useInfiniteQuery(activityQuery(filter))
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query
  return (
    <Stack aria-labelledby="activity">
      <div>
        <CardTitle id="activity">Activity</CardTitle>
        <Text>
          Who signed in, took over, changed, downloaded or deleted something, newest first. What
          visitors and callers say is never written here.
        </Text>
      </div>
      <Answered
        query={query}
        what="The activity"
        waiting={<SkeletonRows label="Loading the activity" count={8} height={56} />}
      >
        {({ pages }) => (
          <>
            <Filters people={pages[0]?.people ?? []} filter={filter} onChange={setFilter} />
            <Entries
              entries={joined(pages, ({ entries }) => entries)}
              isFiltered={filter.by !== '' || filter.kind !== ''}
            />
          </>
        )}
      </Answered>
      {hasNextPage && (
        <More pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier
        </More>
      )}
    </Stack>
  )
}

type EntriesProps = { entries: AuditEntry[]; isFiltered: boolean }

function Entries({ entries, isFiltered }: EntriesProps) {
  if (entries.length === 0 && isFiltered) {
    return <EmptyState icon={<ScrollText />} title="Nothing like that was done" />
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<ScrollText />}
        title="Nothing yet"
        text="What is done in this account from now on stands here."
      />
    )
  }
  return (
    <Table label="Activity" columns={['When', 'What', 'Who', 'From']} of={entries}>
      {(entry) => <EntryRow entry={entry} />}
    </Table>
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
