import type { FastifyInstance } from 'fastify'
import { type AuditDetails, billing } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { findOwnAgent } from '../agents/own.ts'
import { type Actor, type AuditedAction, record } from '../audit/record.ts'
import { openCheckout } from './checkout.ts'
import { cancelPurchase, portalUrl, settlePurchase, readSubscription } from './service.ts'

export async function billingRoutes(app: FastifyInstance, deps: Deps) {
  async function recordOf(
    agentId: string,
    actor: Actor,
    action: AuditedAction['action'],
    details: AuditDetails = {},
  ) {
    const { id, name } = await findOwnAgent(deps, actor.userId, agentId)
    await record(deps.db, actor, { action, subject: { id, name }, details })
  }

  handle(app, billing.openCheckout, async ({ body }, { account, actor }) => {
    const checkout = await openCheckout(deps, account.id, body)
    await recordOf(body.agent_id, actor, 'number.open_checkout', { phone: body.phone_number })
    return checkout
  })
  handle(app, billing.purchase, ({ query }, { account }) =>
    settlePurchase(deps, account.id, query.agent_id),
  )
  handle(app, billing.cancelPurchase, async ({ query }, { account, actor }) => {
    const purchase = await cancelPurchase(deps, account.id, query.agent_id)
    await recordOf(query.agent_id, actor, 'number.cancel_checkout')
    return purchase
  })
  handle(app, billing.subscription, ({ params }, { account }) =>
    readSubscription(deps, account.id, params.id),
  )
  handle(app, billing.portal, async ({ params }, { account, actor }) => {
    const url = await portalUrl(deps, account.id, params.id)
    await recordOf(params.id, actor, 'number.open_portal')
    return url
  })
}
