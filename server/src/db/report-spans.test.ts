import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { anAgent, aUser } from '../test/factories.ts'
import { buildTestApp } from '../test/test-app.ts'
import { DAY_MS } from '../lib/time.ts'
import { foldReports } from './report-counts.ts'
import { recountEverything } from './recount.ts'
import { beginRollingUp, rollUpReports } from './report-spans.ts'
import { reportCases, reportRolled, reportSpans } from './schema/reports.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentIds: string[]

const CASES = 300
const dayAt = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
/** Every grouping, with and without filters, in time zones whose days begin at a summed-up hour, near one, and far from one. */
const QUERIES: Record<string, string>[] = [
  { from: dayAt(80), to: dayAt(0), group: 'day', time_zone: 'Europe/Berlin' },
  { from: dayAt(40), to: dayAt(3), group: 'week', time_zone: 'America/New_York', channel: 'voice' },
  { from: dayAt(60), to: dayAt(0), group: 'agent', time_zone: 'Asia/Kolkata' },
  { from: dayAt(60), to: dayAt(0), group: 'channel', time_zone: 'Pacific/Auckland' },
  { from: dayAt(30), to: dayAt(0), group: 'day', time_zone: 'UTC', agent_id: 'first' },
  {
    from: dayAt(30),
    to: dayAt(1),
    group: 'week',
    time_zone: 'Asia/Tokyo',
    agent_id: 'first',
    channel: 'widget',
  },
]

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentIds = []
  for (let n = 0; n < 3; n += 1) agentIds.push((await anAgent(test.deps.db, owner.user.id)).id)
  // Every seven hours until now, so that every hour of the day occurs.
  await test.deps.db.execute(sql`
    insert into report_cases (id, user_id, agent_id, channel, began_at, outcome, is_good, first_answer, resolution)
    select gen_random_uuid(), ${owner.user.id}, (${sql.raw(`array['${agentIds.join("','")}']::uuid[]`)})[1 + i % 3],
      (array['widget', 'telegram', 'voice'])[1 + i / 3 % 3], now() - i * interval '7 hours',
      (array['answered', 'unanswered', 'handed_over', 'answered'])[1 + i % 4], case i % 5 when 0 then true when 1 then false end,
      1 + i % 24, 1 + i % 17
    from generate_series(0, ${CASES - 1}) i`)
  await foldReports(test.deps.driver)
})

async function rollUp() {
  await beginRollingUp(test.deps.db)
  while ((await rollUpReports(test.deps.db)) === 'more');
}

async function reports() {
  const told = []
  for (const query of QUERIES) {
    const asked = { ...query, ...(query['agent_id'] && { agent_id: agentIds[0]! }) }
    const url = `/api/reports?${new URLSearchParams(asked)}`
    told.push((await test.app.inject({ url, headers: { cookie: owner.cookie } })).json().data)
  }
  return told
}

/** The same reports when nothing is summed up. */
async function reportsOfHours() {
  const ofOwner = eq(reportRolled.userId, owner.user.id)
  const [known] = await test.deps.db.delete(reportRolled).where(ofOwner).returning()
  const told = await reports()
  if (known) await test.deps.db.insert(reportRolled).values(known)
  return told
}

it('past days are summed up, and every report has the same figures as its hours', async () => {
  const before = await reports()
  expect(before[0].totals.conversations + before[0].totals.calls).toBeGreaterThan(200)
  await rollUp()
  expect(await reports()).toEqual(before)
  const [rolled] = await test.deps.db.select().from(reportRolled)
  expect(rolled!.until.getTime()).toBeGreaterThan(Date.now() - 2 * DAY_MS)
  // Proves that the spans are read: without them the report is different.
  await test.deps.db.delete(reportSpans)
  expect(await reports()).not.toEqual(before)
})

it('a later outcome of a case counts for the day it began, whichever node sums it up', async () => {
  await rollUp()
  const before = await reports()
  await test.deps.db.execute(
    sql`update report_cases set is_good = true, outcome = 'answered' where began_at < now() - interval '9 days'`,
  )
  await test.deps.db.delete(reportCases).where(sql`began_at < now() - interval '70 days'`)
  await foldReports(test.deps.driver)
  const told = await reports()
  expect(told).not.toEqual(before)
  expect(told).toEqual(await reportsOfHours())
})

it('wrong sums are corrected by counting again', async () => {
  await rollUp()
  const right = await reports()
  await test.deps.db.update(reportSpans).set({ conversations: 7 })
  expect(await reports()).not.toEqual(right)
  for await (const { errors } of recountEverything(test.deps.driver)) expect(errors).toEqual([])
  expect(await reports()).toEqual(right)
})
