import type { Report, ReportQuery } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { spanOf } from '../../lib/days.ts'
import { findOwnAgent } from '../agents/own.ts'
import { pricedKinds } from '../usage/prices.ts'
import { daysBefore, partsOf } from './buckets.ts'
import { figuresOf } from './figures.ts'
import { isFilling } from './filling-store.ts'
import { type CountsOf, namesOfAgents, readAppointments, readCounts } from './store.ts'

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
  const appointments = counts.some(hasAppointments)
    ? await readAppointments(deps.driver, userId, filter, spans)
    : []
  const isPriced = pricedKinds(deps.config.spending.prices).length > 0
  // Costs are not known by channel.
  const withCost = maySeeCosts && isPriced && !query.channel
  const figures = (is: (of: { n: number; key: string }) => boolean, costs = withCost) =>
    figuresOf(counts.filter(is), appointments.filter(is), costs)
  const isBefore = ({ n }: { n: number }) => n === parts.length
  const within = counts.filter((count) => !isBefore(count))
  const names = group === 'agent' ? await namesOf(deps, userId, within) : new Map<string, string>()
  return {
    period: { from, to },
    previous,
    totals: figures((of) => !isBefore(of)),
    before: figures(isBefore),
    rows:
      group === 'day' || group === 'week'
        ? parts.map((part, n) => ({
            key: part.from,
            until: part.to,
            name: null,
            figures: figures((of) => of.n === n),
          }))
        : keysOf(within).map((key) => ({
            key,
            until: key,
            name: names.get(key) ?? null,
            figures: figures(
              (of) => of.key === key && !isBefore(of),
              withCost && group !== 'channel',
            ),
          })),
    filling: await isFilling(deps.db),
  }
}

const hasAppointments = (counts: CountsOf): boolean =>
  Number(counts.appointments) + Number(counts.call_appointments) > 0

const namesOf = (deps: Deps, userId: string, counts: CountsOf[]) =>
  namesOfAgents(deps.db, userId, keysOf(counts))

/** Agents or channels that have any figure; costs belong to no channel. */
const keysOf = (counts: CountsOf[]): string[] =>
  [...new Set(counts.map(({ key }) => key))].filter(Boolean).toSorted()
