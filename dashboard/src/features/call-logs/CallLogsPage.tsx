import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Phone, SearchX } from 'lucide-react'
import { useState } from 'react'
import { CALL_LOG_PAGE, callLogs, type Output } from 'shared-types'
import { styled } from 'styled-components'
import { askEarly } from '~/api/ask-early.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { entriesOf } from '~/lib/entries-of.ts'
import { fileOf, paths } from '~/lib/paths.ts'
import { useSearchText } from '~/lib/use-search-text.ts'
import { useMay } from '~/product/roles.ts'
import { onPhone } from '~/theme/mixins.ts'
import { color, space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { CardBoundary } from '~/ui/CardBoundary.tsx'
import { DownloadLink } from '~/ui/DownloadLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { PageHeader } from '~/ui/PageHeader.tsx'
import { Pager } from '~/ui/Pager.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { CallLogPanel } from './CallLogPanel.tsx'
import { CallLogTable } from './CallLogTable.tsx'
import { CallLogTableSkeleton } from './CallLogTableSkeleton.tsx'
import { callLogsQuery } from './queries.ts'
import { useOpenedCall } from './use-opened-call.ts'

/** The table on the left, the chosen call on the right. */
export function CallLogsPage() {
  const mayExport = useMay('admin')
  useDocumentTitle('Call logs')
  const [search, setSearch] = useSearchText()
  const [{ page, of }, setPageOf] = useState({ page: 1, of: search })
  const setPage = (next: number) => setPageOf({ page: next, of: search })
  // The results of another search start on the first page.
  if (of !== search) setPage(1)
  const query = useQuery(callLogsQuery(page, search))
  const { data } = query
  const { opened, open, close } = useOpenedCall(data && entriesOf(data.logs))
  const pages = pagesOf(data)
  // The last log of the last page was deleted, so the previous page is shown.
  if (data && page > pages) setPage(pages)

  return (
    <Columns data-shown={opened ? 'call' : 'list'}>
      <List>
        <PageHeader
          title="Call logs"
          subtitle="Every call your agents took, with what was said."
          actions={
            mayExport && (
              <DownloadLink
                href={fileOf(callLogs.exported.path, search)}
                label={search ? 'Export what was found as CSV' : 'Export all as CSV'}
              >
                Export
              </DownloadLink>
            )
          }
        />
        <SearchField
          label="Search call logs"
          placeholder="Search callers, numbers, reasons and transcripts"
          value={search}
          onSearch={setSearch}
        />
        <Answered query={query} what="Your calls" waiting={<CallLogTableSkeleton />}>
          {({ logs: shown, meta }) =>
            meta.total === 0 ? (
              <NoCalls search={search} />
            ) : (
              <>
                <CallLogTable logs={shown} search={search} selectedId={opened?.id} onOpen={open} />
                <Pager page={page} pages={pages} onChange={setPage} />
              </>
            )
          }
        </Answered>
      </List>
      <Side aria-label="Call details">
        <Back>
          <IconButton label="Back to the calls" icon={<ChevronLeft />} onClick={close} />
        </Back>
        <CardBoundary key={opened?.id} shows={opened}>
          <CallLogPanel log={opened} onDeleted={close} />
        </CardBoundary>
      </Side>
    </Columns>
  )
}

function NoCalls({ search }: { search: string }) {
  if (search) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No match"
        text={`No call has “${search}” in its caller, number, reason or transcript. Words are found by how they begin, and days by ‘last week’ or ‘in June’.`}
      />
    )
  }
  return (
    <EmptyState
      icon={<Phone />}
      title="No call logs available"
      text="Calls appear here as they come in. Give an agent a phone number, or ring it from your browser."
      action={<ButtonLink to={paths.agents}>Go to your agents</ButtonLink>}
    />
  )
}

/** The number of pages, at least 1. */
const pagesOf = (list: Output<typeof callLogs.list> | undefined) =>
  Math.max(1, Math.ceil((list?.meta?.total ?? 0) / CALL_LOG_PAGE))

export const askCallLogsPage = () => askEarly(callLogsQuery(1, ''))

const Columns = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  /* A phone shows either the list or the call. */
  ${onPhone} {
    &[data-shown='call'] > section,
    &[data-shown='list'] > aside {
      display: none;
    }
  }
`
const List = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[4]};
  overflow-y: auto;
  min-width: 0;
  padding: ${space[8]} ${space[6]} ${space[10]};
  > header {
    margin-bottom: ${space[2]};
  }
  ${onPhone} {
    padding: ${space[5]} ${space[3]} ${space[6]};
  }
`
const Side = styled.aside`
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  overflow-y: auto;
  width: clamp(280px, 28vw, 440px);
  border-left: 1px solid ${color.line};
  background: ${color.surface};
  ${onPhone} {
    flex: 1;
    width: auto;
    border: 0;
  }
`
/** Back to the list, which a phone shows instead of the call. */
const Back = styled.div`
  display: none;
  ${onPhone} {
    display: flex;
    padding: ${space[3]} ${space[2]} 0;
  }
`
