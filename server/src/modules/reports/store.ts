import { and, eq, inArray } from 'drizzle-orm'
import type { ReportChannel, ReportGroup } from 'shared-types'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import {
  ALL_AGENTS,
  ALL_CHANNELS,
  CHANGED,
  COLUMNS,
  type COUNTERS,
  type HISTOGRAMS,
  SUMMED,
} from '../../db/report-columns.ts'
import { agents } from '../../db/schema/agents.ts'
import type { Span } from '../../lib/days.ts'
import { asJsonb } from '../../lib/jsonb.ts'
import { countersOf } from './buckets.ts'

/** Summed counters as the driver returns them: large ones are text, which the caller turns into numbers. */
export type Counts = Record<(typeof COUNTERS)[number] | 'removed', number | string> &
  Record<(typeof HISTOGRAMS)[number], number[]>

/** Counters of one of the requested spans, `n`, and of one agent or channel where the report is grouped by it. */
export type CountsOf = Counts & { n: number; key: string }

const REMOVED = `coalesce(sum(conversations + calls) filter (where is_removed), 0)::int as removed`
const OF_ALL = `agent_id = ${ALL_AGENTS} and channel = ${ALL_CHANNELS}`
const OF_EACH = `channel <> ${ALL_CHANNELS} and ($2::uuid is null or agent_id = $2) and ($3::text is null or channel = $3)`

/** Counters that are summed up already and changes that are not yet, read in one snapshot. */
const readBy = (key: string, rows: string) => `
with spans as (
  select * from jsonb_to_recordset($4::jsonb) as span(n int, "isDay" boolean, since bigint, until bigint)
), buckets as (
  select * from jsonb_to_recordset($5::jsonb) as bucket(n int, since bigint, until bigint)
), fresh as (
  select b.n, c.agent_id, c.channel, c.is_removed, ${CHANGED}
  from buckets b join report_changes c on c.hour >= to_timestamp(b.since / 1000) and c.hour < to_timestamp(b.until / 1000)
  where user_id = $1 and ${OF_EACH} group by 1, 2, 3, 4
)
select n, ${key} as key, ${SUMMED}, ${REMOVED}
from spans s cross join lateral (
  select c.agent_id, c.channel, c.is_removed, ${COLUMNS} from report_counts c
  where user_id = $1 and is_day = s."isDay" and at >= to_timestamp(s.since / 1000) and at < to_timestamp(s.until / 1000) and ${rows}
) counted group by 1, 2
union all
select n, ${key}, ${SUMMED}, ${REMOVED} from fresh group by 1, 2`

const BY: Record<ReportGroup, string> = {
  day: readBy(`''`, OF_EACH),
  week: readBy(`''`, OF_EACH),
  agent: readBy('agent_id::text', OF_EACH),
  channel: readBy('channel', OF_EACH),
}
const BY_TIME_OF_ALL = readBy(`''`, `${OF_ALL} and $2::uuid is null and $3::text is null`)

type Wanted = {
  group: ReportGroup
  agentId: string | null
  channel: ReportChannel | null
}

/** Counters of each span. A span may have several rows, which the caller adds up. */
export async function readCounts(
  database: DatabaseDriver,
  userId: string,
  { group, agentId, channel }: Wanted,
  spans: Span[],
): Promise<CountsOf[]> {
  const counters = spans.flatMap((span, n) => countersOf(span).map((one) => ({ n, ...one })))
  const buckets = spans.map((span, n) => ({ n, ...span }))
  const values = [userId, agentId, channel, asJsonb(counters), asJsonb(buckets)]
  const isOfAll = (group === 'day' || group === 'week') && !agentId && !channel
  const { rows } = await database.query(isOfAll ? BY_TIME_OF_ALL : BY[group], values)
  return rows as CountsOf[]
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
