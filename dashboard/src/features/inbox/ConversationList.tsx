import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Select } from '~/ui/Select.tsx'
import { ListSkeleton } from './InboxSkeletons.tsx'
import { conversationsQuery } from './queries.ts'
import { VirtualRows } from './VirtualRows.tsx'

/** §2: the filter offers nothing else. */
const FILTERS = [{ value: 'all', label: 'All Agents' }] as const

export function ConversationList({ selectedId }: { selectedId: string | undefined }) {
  return (
    <Column aria-label="Conversations">
      <Header>
        <Title>Inbox</Title>
        <Filter>
          <Select
            label="Agent"
            hideLabel
            value="all"
            options={FILTERS}
            onChange={() => undefined}
          />
        </Filter>
      </Header>
      <Rows selectedId={selectedId} />
    </Column>
  )
}

function Rows({ selectedId }: { selectedId: string | undefined }) {
  const list = useInfiniteQuery(conversationsQuery())
  if (list.isPending) return <ListSkeleton />
  if (!list.data) {
    return <ErrorState title="Your inbox could not be loaded" onRetry={() => void list.refetch()} />
  }
  if (list.data.rows.length === 0) {
    return (
      <EmptyState
        icon={<Inbox />}
        title="No Inbox"
        text="You have no inbox yet."
        action={<ButtonLink to={paths.agents}>Go to your agents</ButtonLink>}
      />
    )
  }
  return (
    <VirtualRows
      rows={list.data.rows}
      selectedId={selectedId}
      hasMore={list.hasNextPage}
      onNearEnd={() => {
        if (!list.isFetching) void list.fetchNextPage()
      }}
    />
  )
}

const Column = styled.section`
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  width: clamp(280px, 24vw, 360px);
  border-right: 1px solid ${color.line};
`
const Header = styled.header`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  height: ${space[16]};
  padding: 0 ${space[3]} 0 ${space[5]};
  border-bottom: 1px solid ${color.line};
`
const Title = styled.h1`
  font-size: ${font.size[16]};
`
const Filter = styled.div`
  width: 136px;
`
