import { sql } from 'drizzle-orm'
import { buildApp } from '../../src/app.ts'
import { buildDeps } from '../../src/build-deps.ts'
import { readConfig } from '../../src/config.ts'
import type { DatabaseDriver } from '../../src/db/client.ts'
import { foldReports, recountReports } from '../../src/db/report-counts.ts'
import { beginRollingUp, rollUpReports } from '../../src/db/report-spans.ts'
import { anAgent, aUser } from '../../src/test/factories.ts'
import { DAY_MS } from '../../src/lib/time.ts'
import { measureTurn } from './turn.ts'

/** In ms; `processor` is the median processor time of this process, which does not depend on how busy the machine is. */
type Times = { name: string; p50: number; p95: number; processor: number }
export type Measured = { reports: Times[]; turn: { counted: number; bare: number; ratio: number } }

const AGENTS = 5
const ROUNDS = 30
/** Reports before the measurement, so that reading from disk, planning and compiling do not count. */
const WARM_UP = 5

/** A time zone whose days begin as far as possible from the summed-up hours. */
const TIME_ZONE = 'Europe/Berlin'
const REPORTS = {
  '30 days by the day': { days: 30, group: 'day' },
  '30 days of an agent': { days: 30, group: 'day', isOfAgent: true },
  '30 days of a channel': { days: 30, group: 'day', channel: 'widget' },
  '30 days by agent': { days: 30, group: 'agent' },
  '90 days by the day': { days: 90, group: 'day' },
  'a year by the week': { days: 365, group: 'week' },
  'a year of an agent': { days: 365, group: 'week', isOfAgent: true },
  'a year of both': { days: 365, group: 'week', isOfAgent: true, channel: 'widget' },
  'a year by agent': { days: 365, group: 'agent' },
  'a year by channel': { days: 365, group: 'channel' },
} satisfies Record<string, Asked>

type Asked = { days: number; group: string; isOfAgent?: boolean; channel?: string }

export async function measureReports(
  database: DatabaseDriver,
  folder: string,
  count: number,
): Promise<Measured> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    RATE_LIMIT: 'false',
    LOCAL_SIGN_IN_PORT: '0',
    LOCAL_BILLING_PORT: '0',
    LOCAL_CALENDAR_PORT: '0',
  })
  const deps = await buildDeps(config, database)
  const app = await buildApp(deps)
  const { user, cookie } = await aUser(deps)
  const agentIds: string[] = []
  for (let n = 0; n < AGENTS; n += 1) agentIds.push((await anAgent(deps.db, user.id)).id)
  const turn = await measureTurn(deps, user.id, agentIds[0]!)
  await seedCases(database, { userId: user.id, agentIds, count })
  const reports: Times[] = []
  for (const [name, asked] of Object.entries(REPORTS)) {
    const { days, group, isOfAgent, channel }: Asked = asked
    const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
    const query = {
      from: day(days - 1),
      to: day(0),
      time_zone: TIME_ZONE,
      group,
      ...(isOfAgent && { agent_id: agentIds[0]! }),
      ...(channel && { channel }),
    }
    const url = `/api/reports?${new URLSearchParams(query)}`
    reports.push({
      name,
      ...(await measure(async () => {
        const response = await app.inject({ url, headers: { cookie } })
        if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
      })),
    })
  }
  await app.close()
  await deps.bus.close()
  return { reports, turn }
}

/** Creates cases around the clock for a year, for every agent and channel, with their counts in one statement. */
async function seedCases(
  database: DatabaseDriver,
  { userId, agentIds, count }: { userId: string; agentIds: string[]; count: number },
) {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(
      sql.raw(`
      insert into report_cases (id, user_id, agent_id, channel, began_at, outcome, is_good, first_answer, resolution)
      select gen_random_uuid(), '${userId}', (array['${agentIds.join("','")}']::uuid[])[1 + i % ${AGENTS}],
        (array['widget', 'telegram', 'voice'])[1 + (i / ${AGENTS}) % 3], now() - i * interval '365 days' / ${count},
        (array['answered', 'answered', 'unanswered', 'handed_over'])[1 + i % 4], case i % 7 when 0 then true when 1 then false end,
        1 + i % 6, 5 + i % 17
      from generate_series(0, ${count - 1}) i`),
    )
  })
  await recountReports(database.db, userId)
  await foldReports(database)
  await beginRollingUp(database.db)
  while ((await rollUpReports(database.db)) === 'more');
  await database.query('vacuum analyze')
}

async function measure(once: () => Promise<void>): Promise<Omit<Times, 'name'>> {
  const took: number[] = []
  const used: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const [since, before] = [performance.now(), process.cpuUsage()]
    await once()
    const { user, system } = process.cpuUsage(before)
    if (round < WARM_UP) continue
    took.push(performance.now() - since)
    used.push((user + system) / 1_000)
  }
  const at = (times: number[], share: number) =>
    times.toSorted((one, other) => one - other)[Math.ceil(share * times.length) - 1]!
  return { p50: at(took, 0.5), p95: at(took, 0.95), processor: at(used, 0.5) }
}
