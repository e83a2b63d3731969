import type { Report, ReportQuery, ReportRow } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { spanOf } from '../../lib/days.ts'
import { findOwnAgent } from '../agents/own.ts'
import { pricedKinds } from '../usage/prices.ts'
import { daysBefore, partsOf } from './buckets.ts'
import { figuresOf } from './figures.ts'
import { isFilling } from './filling-store.ts'
import { type CountsOf, namesOfAgents, readCounts } from './store.ts'

/**
 * The figures of a period and of the one before, from counters alone: no conversation is read.
 * @param maySeeCosts whether the reader may see costs
 * @throws 404 for another account's agent
 */
export async function readReport(
  deps: Deps,
  userId: string,
  query: ReportQuery,
  maySeeCosts: boolean,
): Promise<Report> {
  const { from, to, time_zone: timeZone, group, agent_id: agentId = null } = query
  if (agentId) await findOwnAgent(deps, userId, agentId)
  const previous = daysBefore({ from, to })
  const parts = partsOf(query)
  const spans = [...parts, previous].map((days) => spanOf(days, timeZone))
  const filter = { group, agentId, channel: query.channel ?? null }
  const counts = await readCounts(deps.driver, userId, filter, spans)
  const isPriced = pricedKinds(deps.config.spending.prices).length > 0
  // Costs are not known by channel.
  const withCost = maySeeCosts && isPriced && !query.channel
  const ofBefore = ({ n }: CountsOf) => n === parts.length
  const within = counts.filter((count) => !ofBefore(count))
  const names = group === 'agent' ? await namesOf(deps, userId, within) : new Map<string, string>()
  const row = (key: string, until: string, rows: CountsOf[]): ReportRow => ({
    key,
    until,
    name: names.get(key) ?? null,
    figures: figuresOf(rows, withCost && group !== 'channel'),
  })
  return {
    period: { from, to },
    previous,
    totals: figuresOf(within, withCost),
    before: figuresOf(counts.filter(ofBefore), withCost),
    rows:
      group === 'day' || group === 'week'
        ? parts.map((part, n) =>
            row(
              part.from,
              part.to,
              within.filter((count) => count.n === n),
            ),
          )
        : keysOf(within).map((key) =>
            row(
              key,
              key,
              within.filter((count) => count.key === key),
            ),
          ),
    filling: await isFilling(deps.db),
  }
}

const namesOf = (deps: Deps, userId: string, counts: CountsOf[]) =>
  namesOfAgents(deps.db, userId, keysOf(counts))

/** Agents or channels that have any figure; costs belong to no channel. */
const keysOf = (counts: CountsOf[]): string[] =>
  [...new Set(counts.map(({ key }) => key))].filter(Boolean).toSorted()
