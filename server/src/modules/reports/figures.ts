import type { ReportFigures } from 'shared-types'
import type { AppointmentsOf, Counts } from './store.ts'
import { quantile } from './quantile.ts'

/**
 * The figures of a report from summed counters.
 * @param appointments the same appointments as in `rows`, by source
 * @param withCost whether costs are shown: the reader may see them, and prices are configured
 */
export function figuresOf(
  rows: Counts[],
  appointments: AppointmentsOf[],
  withCost: boolean,
): ReportFigures {
  const sum = (name: Exclude<keyof Counts, 'first_answer' | 'resolution'>) =>
    rows.reduce((total, row) => total + Number(row[name]), 0)
  return {
    conversations: sum('conversations'),
    confirmed: sum('confirmed'),
    assumed: sum('assumed'),
    handed_over: sum('handed_over'),
    unanswered: sum('unanswered'),
    came_back: sum('came_back'),
    first_answer: timesOf(rows.map((row) => row.first_answer)),
    resolution: timesOf(rows.map((row) => row.resolution)),
    rated_good: sum('rated_good'),
    rated_bad: sum('rated_bad'),
    calls: sum('calls'),
    put_through: sum('put_through'),
    not_picked_up: sum('not_picked_up'),
    message_taken: sum('message_taken'),
    stopped: sum('stopped'),
    saved_seconds: sum('saved_seconds'),
    leads: sum('leads') + sum('call_leads'),
    call_leads: sum('call_leads'),
    appointments: sum('appointments') + sum('call_appointments'),
    appointments_by: bySource(appointments),
    removed: sum('removed'),
    ...(withCost && { cost_micros: sum('cost_micros') }),
  }
}

function bySource(appointments: AppointmentsOf[]): ReportFigures['appointments_by'] {
  const by: ReportFigures['appointments_by'] = {}
  for (const { source, count } of appointments) by[source] = (by[source] ?? 0) + count
  return by
}

function timesOf(histograms: number[][]): ReportFigures['first_answer'] {
  const steps = (histograms[0] ?? []).map((_, index) =>
    histograms.reduce((sum, counts) => sum + (counts[index] ?? 0), 0),
  )
  const of = steps.reduce((sum, count) => sum + count, 0)
  return of > 0 ? { median: quantile(steps, 0.5), p90: quantile(steps, 0.9), of } : null
}
