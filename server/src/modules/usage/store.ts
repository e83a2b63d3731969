import { and, asc, eq, gt, gte, sql } from 'drizzle-orm'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { accountSettings } from '../../db/schema/account-settings.ts'
import { agents } from '../../db/schema/agents.ts'
import { usageDays } from '../../db/schema/usage.ts'
import { asJsonb } from '../../lib/jsonb.ts'

/** The account and agent that something is used for. */
export type Payer = { userId: string; agentId: string }

export type UsageRow = Payer &
  Pick<typeof usageDays.$inferSelect, 'day' | 'kind'> &
  Partial<Pick<typeof usageDays.$inferSelect, Amount>>

type Amount = 'times' | 'tokensIn' | 'tokensOut' | 'seconds' | 'costMicros'

/** Adds to the counts; safe with other nodes counting at the same moment. */
export async function addUsage(db: Database, row: UsageRow): Promise<void> {
  await db
    .insert(usageDays)
    .values(row)
    .onConflictDoUpdate({
      target: [usageDays.userId, usageDays.day, usageDays.agentId, usageDays.kind],
      set: {
        times: sql`${usageDays.times} + excluded.times`,
        tokensIn: sql`${usageDays.tokensIn} + excluded.tokens_in`,
        tokensOut: sql`${usageDays.tokensOut} + excluded.tokens_out`,
        seconds: sql`${usageDays.seconds} + excluded.seconds`,
        costMicros: sql`${usageDays.costMicros} + excluded.cost_micros`,
      },
    })
}

// Rows are written in one order, so that two nodes never wait for each other; the account's total is updated in the same statement.
const ADD = `
insert into usage_days as known (user_id, agent_id, day, kind, times, tokens_in, tokens_out, seconds, cost_micros)
select "userId", "agentId", day, kind, coalesce(times, 0), coalesce("tokensIn", 0), coalesce("tokensOut", 0), coalesce(seconds, 0),
  coalesce("costMicros", 0)
from jsonb_to_recordset($1::jsonb) as used("userId" uuid, "agentId" uuid, day date, kind text, times int, "tokensIn" bigint,
  "tokensOut" bigint, seconds bigint, "costMicros" bigint)
where exists (select from users where id = "userId")
order by 1, 3, 2, 4
on conflict (user_id, day, agent_id, kind) do update set
  times = known.times + excluded.times,
  tokens_in = known.tokens_in + excluded.tokens_in,
  tokens_out = known.tokens_out + excluded.tokens_out,
  seconds = known.seconds + excluded.seconds,
  cost_micros = known.cost_micros + excluded.cost_micros`

/** Adds rows with different keys, and drops those of deleted accounts. */
export async function addUsageOf(database: DatabaseDriver, rows: UsageRow[]): Promise<void> {
  await database.query(ADD, [asJsonb(rows)])
}

/** Accounts that have spent money since a day. */
export async function listSpenders(db: Database, from: string, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: usageDays.userId })
    .from(usageDays)
    .where(and(gte(usageDays.day, from), gt(usageDays.costMicros, 0)))
    .limit(most)
  return rows.map(({ userId }) => userId)
}

export type Spending = {
  account: { spent: number; cap: number | null }
  agent: { spent: number; cap: number | null }
}

// A single hand-written statement, because it runs between a question and its answer. Sums of integers are exact in a double far beyond any
// cap.
const SPENDING = `
select
  coalesce(sum(cost_micros), 0)::float8 as account,
  coalesce(sum(cost_micros) filter (where agent_id = $2), 0)::float8 as agent,
  (select monthly_cap_micros::float8 from account_settings where user_id = $1) as account_cap,
  (select monthly_cap_micros::float8 from agents where id = $2) as agent_cap
from usage_days where user_id = $1 and day >= $3::date`

/** The spending since `from`, and the caps the owner set. */
export async function findSpending(
  database: DatabaseDriver,
  { userId, agentId }: Payer,
  from: string,
): Promise<Spending> {
  const { rows } = await database.query(SPENDING, [userId, agentId, from])
  const row = rows[0] as Record<'account' | 'agent', number> &
    Record<'account_cap' | 'agent_cap', number | null>
  return {
    account: { spent: row.account, cap: row.account_cap },
    agent: { spent: row.agent, cap: row.agent_cap },
  }
}

const since = (userId: string, from: string) =>
  and(eq(usageDays.userId, userId), gte(usageDays.day, from))

const total = (column: (typeof usageDays)[Amount]) => sql<number>`sum(${column})::float8`

/** Sums by agent and kind. */
export const listByAgent = (db: Database, userId: string, from: string) =>
  db
    .select({
      agentId: usageDays.agentId,
      kind: usageDays.kind,
      times: total(usageDays.times),
      tokensIn: total(usageDays.tokensIn),
      tokensOut: total(usageDays.tokensOut),
      seconds: total(usageDays.seconds),
      costMicros: total(usageDays.costMicros),
    })
    .from(usageDays)
    .where(since(userId, from))
    .groupBy(usageDays.agentId, usageDays.kind)

export type AgentUsage = Awaited<ReturnType<typeof listByAgent>>[number]

/** Sums by day; days without usage are absent. */
export const listByDay = (db: Database, userId: string, from: string) =>
  db
    .select({
      day: usageDays.day,
      costMicros: total(usageDays.costMicros),
      tokens: sql<number>`sum(${usageDays.tokensIn} + ${usageDays.tokensOut})::float8`,
    })
    .from(usageDays)
    .where(since(userId, from))
    .groupBy(usageDays.day)

export const listAgentCaps = (db: Database, userId: string) =>
  db
    .select({ id: agents.id, name: agents.name, cap: agents.monthlyCapMicros })
    .from(agents)
    .where(eq(agents.userId, userId))
    .orderBy(asc(agents.name), asc(agents.id))

export async function findAccountCap(db: Database, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ cap: accountSettings.monthlyCapMicros })
    .from(accountSettings)
    .where(eq(accountSettings.userId, userId))
  return row?.cap ?? null
}

export async function setAccountCap(db: Database, userId: string, cap: number | null) {
  const change = { monthlyCapMicros: cap, updatedAt: sql`now()` }
  await db
    .insert(accountSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: accountSettings.userId, set: change })
}

/** @returns undefined when the account has no such agent. */
export async function isOwnAgent(db: Database, { userId, agentId }: Payer): Promise<boolean> {
  const rows = await db
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.id, agentId), eq(agents.userId, userId)))
  return rows.length > 0
}

export async function setAgentCap(db: Database, { userId, agentId }: Payer, cap: number | null) {
  const [changed] = await db
    .update(agents)
    .set({ monthlyCapMicros: cap })
    .where(and(eq(agents.id, agentId), eq(agents.userId, userId)))
    .returning({ id: agents.id, name: agents.name })
  return changed
}
