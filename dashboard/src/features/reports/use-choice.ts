import { useSearchParams } from 'react-router-dom'
import { daysFrom, REPORT_BY_DAY_MAX, ReportSource, ReportGroup, ReportQuery } from 'shared-types'
import { lastDays, type PeriodName, PERIODS } from './period.ts'
import { zoneHere } from '~/lib/zone-here.ts'

export type Choice = {
  period: PeriodName
  from: string
  to: string
  group: ReportGroup
  agentId: string
  channel: ReportSource | ''
  /** Name of the measure in the chart. */
  shown: string
}

/** The filters of the report. They are stored in the address, so that links and the back button keep them. */
export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [params, setParams] = useSearchParams()
  const choice = choiceOf(params)
  const change = (next: Partial<Choice>) =>
    setParams(addressOf({ ...choice, ...next }), { replace: true })
  return [choice, change]
}

/** The filters as a query for the server; null where the dates form no valid period. */
export function queryOf({ from, to, group, agentId, channel }: Choice): ReportQuery | null {
  const asked = {
    from,
    to,
    time_zone: zoneHere(),
    group,
    ...(agentId && { agent_id: agentId }),
    ...(channel && { channel }),
  }
  return ReportQuery.safeParse(asked).data ?? null
}

function choiceOf(params: URLSearchParams): Choice {
  const read = (name: string) => params.get(name) ?? ''
  const period = PERIODS.find(({ value }) => value === read('period'))?.value ?? '30'
  const days = period === 'own' ? { from: read('from'), to: read('to') } : lastDays(Number(period))
  return {
    period,
    ...days,
    group: groupFor(days, ReportGroup.safeParse(read('group')).data ?? 'day'),
    agentId: read('agent'),
    channel: ReportSource.safeParse(read('channel')).data ?? '',
    shown: read('shown'),
  }
}

/** A long period has too many days for a chart by day. */
const groupFor = ({ from, to }: { from: string; to: string }, group: ReportGroup): ReportGroup =>
  group === 'day' && daysFrom(from, to) > REPORT_BY_DAY_MAX ? 'week' : group

function addressOf({ period, from, to, group, agentId, channel, shown }: Choice) {
  const kept = {
    period,
    ...(period === 'own' && { from, to }),
    group,
    agent: agentId,
    channel,
    shown,
  }
  return Object.entries(kept).filter(([, value]) => value !== '')
}
