import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { conversations, type InboxState } from 'shared-types'
import { styled } from 'styled-components'
import { fileOf } from '~/lib/paths.ts'
import { useSearchText } from '~/lib/use-search-text.ts'
import { useMay } from '~/product/roles.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { Select } from '~/ui/Select.tsx'
import { toInboxPage } from '../inbox-page.ts'
import { ListSkeleton } from '../InboxSkeletons.tsx'
import { inboxPageQuery } from '../queries.ts'
import { VirtualRows } from './VirtualRows.tsx'

/** Kept out of the code that every visit to the inbox loads. */
const EmptyList = lazy(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }))

const States = lazy(async () => ({ default: (await import('./States.tsx')).States }))

/** The cast is safe: the filter offers no other values. */
const FILTERS = [{ value: 'all', label: 'All Agents' }] as const

export function ConversationList({ selectedId }: { selectedId: string | undefined }) {
  const [search, setSearch] = useSearchText()
  const mayExport = useMay('admin')
  // An address may contain an unknown state, which the server would refuse.
  const state = (useSearchParams()[0].get('state') ?? undefined) as InboxState | undefined
  return (
    <Column aria-label="Conversations">
      <Header>
        <Title>Inbox</Title>
        {mayExport && (
          <IconButton
            label={search ? 'Export what was found as CSV' : 'Export all as CSV'}
            icon={<Download />}
            tooltipSide="bottom"
            onClick={() => location.assign(fileOf(conversations.exported.path, search))}
          />
        )}
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
      <Suspense fallback={<StatesPlace />}>
        <States state={search ? undefined : state} isSearch={search !== ''} />
      </Suspense>
      <Rows search={search} state={search ? undefined : state} selectedId={selectedId} />
    </Column>
  )
}

type RowsProps = {
  search: string
  state: InboxState | undefined
  selectedId: string | undefined
}

function Rows({ search, state, selectedId }: RowsProps) {
  const first = useQuery({
    ...inboxPageQuery(1, search, state),
    placeholderData: keepPreviousData,
  })
  // The earlier results stay visible until the next ones are loaded.
  const [shown, setShown] = useState(search)
  if (first.data && !first.isPlaceholderData && shown !== search) setShown(search)
  return (
    <Answered query={first} what="Your inbox" waiting={<ListSkeleton />}>
      {(list) => {
        // Reads the rows too, because the component below cannot tell odd ones from those that are still loading.
        const { total } = toInboxPage(list)
        return total === 0 ? (
          <Suspense>
            <EmptyList search={shown} state={state} />
          </Suspense>
        ) : (
          <VirtualRows key={`${state} ${shown}`} search={shown} {...{ total, state, selectedId }} />
        )
      }}
    </Answered>
  )
}

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
/** As tall as the filter, whose code is loaded a moment later. */
const StatesPlace = styled.div`
  flex-shrink: 0;
  height: ${space[10]};
`
const Title = styled.h1`
  flex: 1;
  font-size: ${font.size[16]};
`
const Filter = styled.div`
  width: 136px;
`
