import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { styled } from 'styled-components'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { Reserved } from '~/product/Reserved.tsx'
import { useMay } from '~/product/roles.ts'
import { space } from '~/theme/tokens.ts'
import { DownloadLink } from '~/ui/DownloadLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Page } from '~/ui/Page.tsx'
import { PageHeader } from '~/ui/PageHeader.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Controls } from './Controls.tsx'
import { fileOfReport, reportQuery } from './queries.ts'
import { ReportContent } from './ReportContent.tsx'
import { queryOf, useChoice } from './use-choice.ts'

/** Numbers over time, taken from counters. */
export function ReportsPage() {
  useDocumentTitle('Reports')
  const maySee = useMay('admin')
  return maySee ? <Reports /> : <Reserved what="Reports are" needed="admin" heading="h1" />
}

function Reports() {
  const [choice, change] = useChoice()
  const query = queryOf(choice)
  return (
    <Page>
      <PageHeader
        title="Reports"
        subtitle="How your agents did over time, and beside the time before."
        actions={
          query && (
            <DownloadLink href={fileOfReport(query)} label="Export these numbers as CSV">
              Export
            </DownloadLink>
          )
        }
      />
      <Stack>
        <Controls choice={choice} onChange={change} />
        {query ? (
          <Loaded choice={choice} onChange={change} query={query} />
        ) : (
          <EmptyState
            icon={<ChartColumn />}
            title="Choose a period"
            text="It begins before it ends, and is at most 366 days long."
          />
        )}
      </Stack>
    </Page>
  )
}

type LoadedProps = Parameters<typeof Controls>[0] & {
  query: NonNullable<ReturnType<typeof queryOf>>
}

function Loaded({ choice, onChange, query }: LoadedProps) {
  const { data, isError, refetch } = useQuery(reportQuery(query))
  if (data) return <ReportContent report={data} choice={choice} onChange={onChange} />
  if (isError) {
    return <ErrorState title="Your reports could not be loaded" onRetry={() => void refetch()} />
  }
  return (
    <Stack role="status" aria-busy aria-label="Loading">
      <Skeleton height={340} />
      <Skeleton height={280} />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`
