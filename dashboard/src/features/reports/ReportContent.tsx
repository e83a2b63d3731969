import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Report, ReportFigures } from 'shared-types'
import { styled } from 'styled-components'
import { counted } from '~/lib/text.ts'
import { space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { EachCard } from '~/ui/EachCard.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { Select } from '~/ui/Select.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { measuresFor } from './chart/measures.ts'
import { Figures } from './Figures.tsx'
import { HowCounted } from './HowCounted.tsx'
import type { Within } from './links.ts'
import { daysText } from './period.ts'
import { agentsQuery } from './queries.ts'
import { ReportTable } from './ReportTable.tsx'
import { columnsOf } from './rows.ts'
import type { Choice } from './use-choice.ts'

/** The numbers are shown before the chart's code is loaded. */
const ReportChart = lazy(async () => ({
  default: (await import('./chart/ReportChart.tsx')).ReportChart,
}))

type Props = { report: Report; choice: Choice; onChange: (change: Partial<Choice>) => void }

export function ReportContent({ report, choice, onChange }: Props) {
  const { data: agents = [] } = useQuery(agentsQuery())
  const { totals, before, previous, filling } = report
  const within: Within = {
    ...report.period,
    agentName: agents.find(({ id }) => id === choice.agentId)?.name,
    channel: choice.channel || undefined,
  }
  return (
    <>
      {filling && (
        <Notice tone="neutral">
          Older conversations and calls are still being counted. The numbers grow until that is
          done.
        </Notice>
      )}
      {totals.removed > 0 && (
        <Notice tone="neutral">
          {totals.removed === 1
            ? 'One conversation or call of this period was deleted since. It counts here, but is in no list.'
            : `${totals.removed.toLocaleString('en')} conversations and calls of this period were deleted since. They count here, but are in no list.`}
        </Notice>
      )}
      {isEmpty(totals) ? (
        <EmptyState
          icon={<ChartColumn />}
          title="Nothing happened in this period"
          text={
            before.conversations + before.calls > 0
              ? `From ${daysText(previous.from, previous.to)} there were ${counted(before.conversations, 'conversation')} and ${counted(before.calls, 'call')}.`
              : 'Numbers appear with the first conversation or call.'
          }
        />
      ) : (
        <EachCard>
          <Chart report={report} choice={choice} onChange={onChange} />
          <Figures report={report} within={within} />
          <ReportTable report={report} group={choice.group} within={within} />
        </EachCard>
      )}
      <HowCounted />
    </>
  )
}

const isEmpty = ({ conversations, calls, appointments, cost_micros }: ReportFigures): boolean =>
  conversations + calls + appointments === 0 && !cost_micros

function Chart({ report, choice, onChange }: Props) {
  const measures = measuresFor(report.totals)
  const measure = measures.find(({ id }) => id === choice.shown) ?? measures[0]!
  return (
    <Frame aria-label="Chart">
      <Select
        label="Chart shows"
        value={measure.id}
        options={measures.map(({ id, label }) => ({ value: id, label }))}
        onChange={(shown) => onChange({ shown })}
      />
      <Suspense fallback={<Skeleton height={300} />}>
        <ReportChart
          key={choice.group}
          label={measure.label}
          measure={measure}
          columns={columnsOf(choice.group, report.rows)}
        />
      </Suspense>
    </Frame>
  )
}

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  > :first-child {
    max-width: 320px;
  }
`
