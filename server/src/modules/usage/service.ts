import type { Cap, CapNotice, SetCap, Usage } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../errors.ts'
import { type Actor, record } from '../audit/record.ts'
import { type CapState, capState } from './caps.ts'
import { readHoldings } from './ceilings.ts'
import { daysSoFar, monthOf } from './month.ts'
import { pricedKinds } from './prices.ts'
import {
  type AgentUsage,
  findAccountCap,
  isOwnAgent,
  listAgentCaps,
  listByAgent,
  listByDay,
  setAccountCap,
  setAgentCap,
} from './store.ts'
import { usedOf } from './used.ts'

/** What the account has used this month, and its limits. */
export async function readUsage(deps: Deps, userId: string): Promise<Usage> {
  const now = deps.now()
  const [spent, days, holdings] = await Promise.all([
    readSpent(deps, userId),
    listByDay(deps.db, userId, monthOf(now)),
    readHoldings(deps, userId),
  ])
  const { rows, account, agents } = spent
  const priced = pricedKinds(deps.config.spending.prices)
  return {
    month: monthOf(now).slice(0, 7),
    priced,
    account,
    agents: agents.map((agent) => ({ ...agent, used: usedOf(rows.get(agent.id) ?? [], priced) })),
    days: daysSoFar(now).map((day) => {
      const used = days.find((row) => row.day === day)
      return { day, cost_micros: used?.costMicros ?? 0, tokens: used?.tokens ?? 0 }
    }),
    notices: noticesOf(spent),
    holdings,
  }
}

/** Caps that are nearly or fully used, the account's first. */
export async function readNotices(deps: Deps, userId: string): Promise<CapNotice[]> {
  return noticesOf(await readSpent(deps, userId))
}

/** Changes a cap. @throws 400 `no_prices`, 400 `cap_too_high` above the operator's, 404 for another account's agent */
export async function changeCap(
  deps: Deps,
  actor: Actor,
  { agent_id: agentId, cap_micros: cap }: SetCap,
): Promise<Usage> {
  const { userId } = actor
  const { prices, caps } = deps.config.spending
  if (agentId && !(await isOwnAgent(deps.db, { userId, agentId }))) throw notFound('Agent')
  if (pricedKinds(prices).length === 0) {
    throw invalid('no_prices', 'A cap needs prices, which whoever runs this server sets.')
  }
  const most = agentId ? caps.agent : caps.account
  if (cap !== null && most !== null && cap > most) {
    throw invalid('cap_too_high', `Enter at most ${dollars(most)}, the cap of this server.`)
  }
  await deps.db.transaction(async (tx) => {
    const details = { cap: cap === null ? null : dollars(cap) }
    if (!agentId) {
      await setAccountCap(tx, userId, cap)
      const subject = { id: userId, name: 'your account' }
      return record(tx, actor, { action: 'usage.change_cap', subject, details })
    }
    const agent = await setAgentCap(tx, { userId, agentId }, cap)
    if (!agent) throw notFound('Agent')
    return record(tx, actor, { action: 'usage.change_cap', subject: agent, details })
  })
  return readUsage(deps, userId)
}

type Spent = {
  rows: Map<string, AgentUsage[]>
  account: Cap
  agents: { id: string; name: string | null; cap: Cap }[]
}

async function readSpent(deps: Deps, userId: string): Promise<Spent> {
  const { caps } = deps.config.spending
  const [used, own, accountCap] = await Promise.all([
    listByAgent(deps.db, userId, monthOf(deps.now())),
    listAgentCaps(deps.db, userId),
    findAccountCap(deps.db, userId),
  ])
  const rows = byAgent(used)
  const known = new Set(own.map(({ id }) => id))
  const deleted = [...rows.keys()].filter((id) => !known.has(id))
  const capOf = (id: string, cap: number | null): Cap => ({
    own_micros: cap,
    operator_micros: caps.agent,
    spent_micros: sumOf(rows.get(id) ?? []),
  })
  return {
    rows,
    account: {
      own_micros: accountCap,
      operator_micros: caps.account,
      spent_micros: sumOf(used),
    },
    agents: [
      ...own.map(({ id, name, cap }) => ({ id, name, cap: capOf(id, cap) })),
      ...deleted.map((id) => ({ id, name: null, cap: capOf(id, null) })),
    ],
  }
}

function byAgent(used: AgentUsage[]): Map<string, AgentUsage[]> {
  const rows = new Map<string, AgentUsage[]>()
  for (const row of used) rows.set(row.agentId, [...(rows.get(row.agentId) ?? []), row])
  return rows
}

const sumOf = (rows: AgentUsage[]): number => rows.reduce((sum, row) => sum + row.costMicros, 0)

function noticesOf({ account, agents }: Spent): CapNotice[] {
  const notice = (cap: Cap, agent: CapNotice['agent']): CapNotice[] => {
    const state = stateOf(cap)
    if (!state) return []
    const { level, by, cap: cap_micros } = state
    return [{ level, by, agent, spent_micros: cap.spent_micros, cap_micros }]
  }
  return [
    ...notice(account, null),
    ...agents.flatMap(({ id, name, cap }) => (name === null ? [] : notice(cap, { id, name }))),
  ]
}

const stateOf = ({ spent_micros, own_micros, operator_micros }: Cap): CapState | null =>
  capState(spent_micros, own_micros, operator_micros)

const dollars = (micros: number): string =>
  (micros / 1_000_000).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
