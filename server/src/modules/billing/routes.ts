import type { FastifyInstance } from 'fastify'
import { billing } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { buyNumber } from './checkout.ts'
import { cancelPurchase, portalUrl, readPurchase, readSubscription } from './service.ts'

export async function billingRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, billing.buyNumber, ({ body }, { user }) => buyNumber(deps, user.id, body))
  handle(app, billing.purchase, ({ query }, { user }) =>
    readPurchase(deps, user.id, query.agent_id),
  )
  handle(app, billing.cancelPurchase, ({ query }, { user }) =>
    cancelPurchase(deps, user.id, query.agent_id),
  )
  handle(app, billing.subscription, ({ params }, { user }) =>
    readSubscription(deps, user.id, params.id),
  )
  handle(app, billing.portal, ({ params }, { user }) => portalUrl(deps, user.id, params.id))
}
