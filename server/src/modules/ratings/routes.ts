import type { FastifyInstance } from 'fastify'
import { ratings } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { readRating, readTotals } from './service.ts'

export async function ratingRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, ratings.ofConversation, ({ params }, { account }) =>
    readRating(deps, account.id, params.id),
  )
  handle(app, ratings.totals, (_input, { account }) => readTotals(deps, account.id))
}
