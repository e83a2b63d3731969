import type { FastifyInstance } from 'fastify'
import { metrics } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { coalesced } from '../../lib/coalesced.ts'
import {
  agentSummary,
  customerGrowth,
  knowledgeSummary,
  messageTotals,
  sentimentShares,
} from './service.ts'

/**
 * Shortest pause between two reads of one metric of an account, in ms, because open dashboards ask again with every change. Short enough
 * that nobody notices the delay.
 */
const EVERY_MS = 200

export async function metricRoutes(app: FastifyInstance, deps: Deps) {
  const { read } = coalesced(EVERY_MS)
  handle(app, metrics.customerGrowth, (_input, { account: { id } }) =>
    read(`growth ${id}`, () => customerGrowth(deps, id)),
  )
  handle(app, metrics.knowledge, (_input, { account: { id } }) =>
    read(`knowledge ${id}`, () => knowledgeSummary(deps, id)),
  )
  handle(app, metrics.agents, (_input, { account: { id } }) =>
    read(`agents ${id}`, () => agentSummary(deps, id)),
  )
  handle(app, metrics.messages, (_input, { account: { id } }) =>
    read(`messages ${id}`, () => messageTotals(deps, id)),
  )
  handle(app, metrics.conversationSentiment, (_input, { account: { id } }) =>
    read(`written ${id}`, () => sentimentShares(deps, id, 'written')),
  )
  handle(app, metrics.callSentiment, (_input, { account: { id } }) =>
    read(`spoken ${id}`, () => sentimentShares(deps, id, 'spoken')),
  )
}
