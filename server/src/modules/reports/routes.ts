import type { FastifyInstance } from 'fastify'
import {
  type ReportFigures,
  type ReportQuery,
  type ReportRow,
  ReportSource,
  reaches,
  reports,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, inputSchema, refuseMalformedIds } from '../../http/contract.ts'
import { type Columns, sendCsv } from '../../http/csv.ts'
import { record } from '../audit/record.ts'
import { readReport } from './service.ts'

export async function reportRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, reports.read, ({ query }, { account }) =>
    readReport(deps, account.id, query, reaches(account.role, 'owner')),
  )
  const { path } = reports.exported
  app.get<{ Querystring: ReportQuery }>(
    path,
    { schema: inputSchema(reports.exported) },
    async (request, reply) => {
      refuseMalformedIds(request)
      const { query, account, actor } = request
      const report = await readReport(deps, account.id, query, reaches(account.role, 'owner'))
      const file = {
        name: `report-${query.from}-${query.to}.csv`,
        columns: columnsOf(query.group, report.totals.cost_micros !== undefined),
        slices: once(report.rows),
      }
      return sendCsv(deps, request, reply, file, () =>
        record(deps.db, actor, { action: 'report.export' }),
      )
    },
  )
}

async function* once(rows: ReportRow[]) {
  yield rows
}

const FIRST: Record<ReportQuery['group'], Columns<ReportRow>> = {
  day: { Day: ({ key }) => key },
  week: { 'First day': ({ key }) => key, 'Last day': ({ until }) => until },
  agent: { Agent: ({ name }) => name ?? 'Deleted agent', 'Agent id': ({ key }) => key },
  channel: { Channel: ({ key }) => key },
}

/** Empty cells were not measured; costs are not known by channel. */
function columnsOf(group: ReportQuery['group'], withCost: boolean): Columns<ReportRow> {
  const of = (read: (figures: ReportFigures) => number | null) => (row: ReportRow) =>
    read(row.figures)
  const seconds = (time: number | undefined) => (time === undefined ? null : round(time))
  return {
    ...FIRST[group],
    Conversations: of((row) => row.conversations),
    'Answered by the agent, confirmed': of((row) => row.confirmed),
    'Answered by the agent, assumed': of((row) => row.assumed),
    'Handed over': of((row) => row.handed_over),
    Unanswered: of((row) => row.unanswered),
    'Came back after an answer': of((row) => row.came_back),
    'First answer, median (s)': of((row) => seconds(row.first_answer?.median)),
    'First answer, 90th percentile (s)': of((row) => seconds(row.first_answer?.p90)),
    'Resolution, median (s)': of((row) => seconds(row.resolution?.median)),
    'Resolution, 90th percentile (s)': of((row) => seconds(row.resolution?.p90)),
    'Rated good': of((row) => row.rated_good),
    'Rated bad': of((row) => row.rated_bad),
    Calls: of((row) => row.calls),
    'Put through': of((row) => row.put_through),
    'Not picked up': of((row) => row.not_picked_up),
    'Message taken': of((row) => row.message_taken),
    Stopped: of((row) => row.stopped),
    'Minutes saved': of((row) => round(row.saved_seconds / 60)),
    Leads: of((row) => row.leads),
    Appointments: of((row) => row.appointments),
    ...Object.fromEntries(
      ReportSource.options.map((source) => [
        `Appointments, ${source}`,
        of((row) => row.appointments_by[source] ?? 0),
      ]),
    ),
    'Deleted since': of((row) => row.removed),
    ...(withCost &&
      group !== 'channel' && { 'Cost (USD)': of((row) => (row.cost_micros ?? 0) / 1_000_000) }),
  }
}

const round = (value: number) => Math.round(value * 10) / 10
