import { and, eq, inArray } from 'drizzle-orm'
import type { ReportGroup, ReportSource } from 'shared-types'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import {
  ALL_AGENTS,
  ALL_CHANNELS,
  CHANGED,
  changeOf,
  COLUMNS,
  type COUNTERS,
  type HISTOGRAMS,
  SUMMED,
} from '../../db/report-columns.ts'
import { agents } from '../../db/schema/agents.ts'
import type { Span } from '../../lib/days.ts'
import { asJsonb } from '../../lib/jsonb.ts'
import { piecesOf } from './buckets.ts'

/** Summed counters as the driver returns them: large ones are text, which the caller turns into numbers. */
export type Counts = Record<(typeof COUNTERS)[number] | 'removed', number | string> &
  Record<(typeof HISTOGRAMS)[number], number[]>

/** Counters of one of the requested spans, `n`, and of one agent or channel where the report is grouped by it. */
export type CountsOf = Counts & { n: number; key: string }

/** Appointments of a requested span, and of one agent or channel where the report is grouped by it, that came from one source. */
export type AppointmentsOf = { n: number; key: string; source: ReportSource; count: number }

const REMOVED = `coalesce(sum(conversations + calls) filter (where is_removed), 0)::int as removed`
const MINE = `($2::uuid is null or agent_id = $2) and ($3::text is null or channel = $3)`
const WITHIN = (piece: string) =>
  `at >= to_timestamp(${piece}.since / 1000) and at < to_timestamp(${piece}.until / 1000)`
const PIECES = `as p(n int, step text, since bigint, until bigint)`

/** Whether rows are for one agent and channel, an agent, a channel, or everything. */
type Scope = 'each' | 'agent' | 'channel' | 'all'

/** For each scope the rows to read from `report_spans` and from `report_counts`, which has only `each` and `all`. */
const ROWS: Record<Scope, { spans: string; counts: string }> = {
  each: { spans: MINE, counts: `channel <> ${ALL_CHANNELS} and ${MINE}` },
  agent: {
    spans: `($2::uuid is null or agent_id = $2)`,
    counts: `channel <> ${ALL_CHANNELS} and ${MINE}`,
  },
  channel: {
    spans: `($3::text is null or channel = $3)`,
    counts: `channel <> ${ALL_CHANNELS} and ${MINE}`,
  },
  all: { spans: 'true', counts: `agent_id = ${ALL_AGENTS} and channel = ${ALL_CHANNELS}` },
}

/** What is read of the rows: the columns of summed counters, and the SQL of the same from changes. */
type Read = { columns: string; changed: string }
const EVERYTHING: Read = { columns: COLUMNS, changed: CHANGED }
const APPOINTMENTS: Read = {
  columns: 'appointments, call_appointments',
  changed: `${changeOf('appointments')} as appointments, ${changeOf('call_appointments')} as call_appointments`,
}
const ALL_APPOINTMENTS = 'sum(appointments + call_appointments)'

/**
 * Counters that are already summed up and changes that are not yet, read in one snapshot. `offset 0` makes PostgreSQL look up each piece in
 * the index: a join would read all rows of the account.
 */
const read = (scope: Scope, { columns, changed }: Read) => `
with read as (
  select p.n, c.* from jsonb_to_recordset($4::jsonb) ${PIECES} cross join lateral (
    select agent_id, channel, is_removed, ${columns} from report_spans
    where user_id = $1 and scope = '${scope}' and span = p.step and ${WITHIN('p')} and ${ROWS[scope].spans} offset 0
  ) c
  union all
  select p.n, c.* from jsonb_to_recordset($5::jsonb) ${PIECES} cross join lateral (
    select agent_id, channel, is_removed, ${columns} from report_counts
    where user_id = $1 and is_day = (p.step = 'day') and ${WITHIN('p')} and ${ROWS[scope].counts} offset 0
  ) c
  union all
  select b.n, c.agent_id, c.channel, c.is_removed, ${changed}
  from jsonb_to_recordset($6::jsonb) as b(n int, since bigint, until bigint) join report_changes c on c.hour >= to_timestamp(b.since / 1000) and c.hour < to_timestamp(b.until / 1000)
  where user_id = $1 and ${MINE} group by 1, 2, 3, 4
)`

const KEYS: Record<ReportGroup, string> = {
  day: `''`,
  week: `''`,
  agent: 'agent_id::text',
  channel: 'channel',
}

type Wanted = {
  group: ReportGroup
  agentId: string | null
  channel: ReportSource | null
}

/** Counters of each span. A span may have several rows, which the caller adds up. */
export async function readCounts(
  database: DatabaseDriver,
  userId: string,
  wanted: Wanted,
  spans: Span[],
): Promise<CountsOf[]> {
  const { rows } = await database.query(
    `${read(scopeOf(wanted), EVERYTHING)} select n, ${KEYS[wanted.group]} as key, ${SUMMED}, ${REMOVED} from read group by 1, 2`,
    await valuesOf(database, userId, wanted, spans),
  )
  return rows as CountsOf[]
}

/** Appointments of each span by where they came from; nothing of those with none. Reads the rows of every channel, so ask only where there are some. */
export async function readAppointments(
  database: DatabaseDriver,
  userId: string,
  wanted: Wanted,
  spans: Span[],
): Promise<AppointmentsOf[]> {
  const scope = isByAgent(wanted) ? 'each' : 'channel'
  const { rows } = await database.query(
    `${read(scope, APPOINTMENTS)} select n, ${KEYS[wanted.group]} as key, channel as source, ${ALL_APPOINTMENTS}::int as count
    from read group by 1, 2, 3 having ${ALL_APPOINTMENTS} > 0`,
    await valuesOf(database, userId, wanted, spans),
  )
  return rows as AppointmentsOf[]
}

async function valuesOf(
  database: DatabaseDriver,
  userId: string,
  { agentId, channel }: Wanted,
  spans: Span[],
) {
  const rolled = await rolledUntil(database, userId)
  const pieces = spans.map((span) => piecesOf(span, rolled))
  const of = (kind: 'spans' | 'counts') =>
    asJsonb(pieces.flatMap((piece, n) => piece[kind].map((row) => ({ n, ...row }))))
  const buckets = spans.map((span, n) => ({ n, ...span }))
  return [userId, agentId, channel, of('spans'), of('counts'), asJsonb(buckets)]
}

function scopeOf(wanted: Wanted): Scope {
  const byChannel = wanted.group === 'channel' || wanted.channel !== null
  if (isByAgent(wanted)) return byChannel ? 'each' : 'agent'
  return byChannel ? 'channel' : 'all'
}

const isByAgent = ({ group, agentId }: Wanted): boolean => group === 'agent' || agentId !== null

/** The time up to which the spans are complete, in ms. It only grows, so it is still valid for the next statement. */
async function rolledUntil(database: DatabaseDriver, userId: string): Promise<number> {
  const { rows } = await database.query(
    `select extract(epoch from until) * 1000 as until from report_rolled where user_id = $1 and until > '-infinity'`,
    [userId],
  )
  return Number(rows[0]?.['until'] ?? 0)
}

/** Names of the agents that still exist. */
export async function namesOfAgents(
  db: Database,
  userId: string,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(and(eq(agents.userId, userId), inArray(agents.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
