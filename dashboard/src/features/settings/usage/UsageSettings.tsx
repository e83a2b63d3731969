import { useQuery } from '@tanstack/react-query'
import type { CapNotice, Usage } from 'shared-types'
import { styled } from 'styled-components'
import { capNoticeText } from '~/product/cap-notice.ts'
import { space } from '~/theme/tokens.ts'
import { EachCard } from '~/ui/EachCard.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { AgentUsage } from './AgentUsage.tsx'
import { CapsCard } from './CapsCard.tsx'
import { HoldingsCard } from './HoldingsCard.tsx'
import { MonthCard } from './MonthCard.tsx'
import { usageQuery } from './queries.ts'

/** The usage of this month, and its limits. */
export function UsageSettings() {
  const { data, isLoadingError, refetch } = useQuery(usageQuery())
  if (isLoadingError) {
    return <ErrorState title="Your usage could not be loaded" onRetry={() => void refetch()} />
  }
  return <Stack>{data ? <Content usage={data} /> : <Waiting />}</Stack>
}

function Content({ usage }: { usage: Usage }) {
  return (
    <EachCard>
      <Notices notices={usage.notices} />
      <MonthCard usage={usage} />
      <AgentUsage usage={usage} />
      <CapsCard usage={usage} />
      <HoldingsCard holdings={usage.holdings} />
    </EachCard>
  )
}

const Notices = ({ notices }: { notices: CapNotice[] }) =>
  notices.map((notice) => (
    <Notice key={keyOf(notice)} tone={notice.level === 'reached' ? 'negative' : 'neutral'}>
      {capNoticeText(notice)}
    </Notice>
  ))

const keyOf = ({ agent, level }: CapNotice) => `${agent?.id ?? 'account'} ${level}`

function Waiting() {
  return (
    <Stack role="status" aria-busy aria-label="Loading">
      <Skeleton height={320} />
      <Skeleton height={160} />
      <Skeleton height={200} />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[6]};
`
