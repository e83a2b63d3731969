import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, Inbox, SearchX } from 'lucide-react'
import { useState } from 'react'
import { conversations } from 'shared-types'
import { styled } from 'styled-components'
import { fileOf, paths } from '~/lib/paths.ts'
import { useSearchText } from '~/lib/use-search-text.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { Select } from '~/ui/Select.tsx'
import { toInboxPage } from '../inbox-page.ts'
import { ListSkeleton } from '../InboxSkeletons.tsx'
import { inboxPageQuery } from '../queries.ts'
import { VirtualRows } from './VirtualRows.tsx'

/** The filter offers nothing else. */
const FILTERS = [{ value: 'all', label: 'All Agents' }] as const

export function ConversationList({ selectedId }: { selectedId: string | undefined }) {
  const [search, setSearch] = useSearchText()
  return (
    <Column aria-label="Conversations">
      <Header>
        <Title>Inbox</Title>
        <IconButton
          label={search ? 'Export what was found as CSV' : 'Export all as CSV'}
          icon={<Download />}
          tooltipSide="bottom"
          onClick={() => location.assign(fileOf(conversations.exported.path, search))}
        />
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
      <SearchRow>
        <SearchField
          label="Search conversations"
          placeholder="Search conversations"
          value={search}
          onSearch={setSearch}
        />
      </SearchRow>
      <Rows search={search} selectedId={selectedId} />
    </Column>
  )
}

type RowsProps = { search: string; selectedId: string | undefined }

function Rows({ search, selectedId }: RowsProps) {
  const first = useQuery({
    ...inboxPageQuery(1, search),
    select: toInboxPage,
    placeholderData: keepPreviousData,
  })
  // What was found before stays until the next is there.
  const [shown, setShown] = useState(search)
  if (first.data && !first.isPlaceholderData && shown !== search) setShown(search)
  if (first.isPending) return <ListSkeleton />
  if (!first.data) {
    return (
      <ErrorState title="Your inbox could not be loaded" onRetry={() => void first.refetch()} />
    )
  }
  if (first.data.total === 0) return shown ? <NoMatch search={shown} /> : <NoInbox />
  return <VirtualRows key={shown} total={first.data.total} search={shown} selectedId={selectedId} />
}

const NoInbox = () => (
  <EmptyState
    icon={<Inbox />}
    title="No Inbox"
    text="You have no inbox yet."
    action={<ButtonLink to={paths.agents}>Go to your agents</ButtonLink>}
  />
)

const NoMatch = ({ search }: { search: string }) => (
  <EmptyState
    icon={<SearchX />}
    title="No match"
    text={`No conversation has the words “${search}”. Words are found by how they begin.`}
  />
)

const Column = styled.section`
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  width: clamp(220px, 24vw, 360px);
  border-right: 1px solid ${color.line};
`
const Header = styled.header`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[2]};
  height: ${space[16]};
  padding: 0 ${space[3]} 0 ${space[5]};
  border-bottom: 1px solid ${color.line};
`
const SearchRow = styled.div`
  display: flex;
  flex-shrink: 0;
  padding: ${space[3]} ${space[3]} ${space[1]};
`
const Title = styled.h1`
  flex: 1;
  font-size: ${font.size[16]};
`
const Filter = styled.div`
  width: 136px;
`
