import type { FastifyInstance } from 'fastify'
import { metrics } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { customerGrowth, messageTotals, sentimentShares } from './service.ts'
import { countAgents, countKnowledge } from './store.ts'

export async function metricRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, metrics.customerGrowth, (_input, { user }) => customerGrowth(deps, user.id))
  handle(app, metrics.knowledge, (_input, { user }) => countKnowledge(deps.db, user.id))
  handle(app, metrics.agents, (_input, { user }) => countAgents(deps.db, user.id))
  handle(app, metrics.messages, (_input, { user }) => messageTotals(deps, user.id))
  handle(app, metrics.conversationSentiment, (_input, { user }) =>
    sentimentShares(deps, user.id, 'written'),
  )
  handle(app, metrics.callSentiment, (_input, { user }) => sentimentShares(deps, user.id, 'spoken'))
}
