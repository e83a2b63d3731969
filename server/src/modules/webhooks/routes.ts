import type { FastifyInstance } from 'fastify'
import { webhooks } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { readDeliveries, readDelivery, replay, resend, sendTest } from './log.ts'
import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  readEndpoints,
  rotateSecret,
} from './service.ts'

export async function webhookRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, webhooks.list, async (_input, { account }) => ({
    endpoints: await readEndpoints(deps, account.id),
  }))
  handle(app, webhooks.create, ({ body }, { actor }) => addEndpoint(deps, actor, body))
  handle(app, webhooks.update, async ({ params, body }, { actor }) =>
    withMessage(await changeEndpoint(deps, actor, params.id, body), 'Webhook updated'),
  )
  handle(app, webhooks.remove, async ({ params }, { actor }) =>
    withMessage(await deleteEndpoint(deps, actor, params.id), 'Webhook deleted'),
  )
  handle(app, webhooks.rotate, ({ params }, { actor }) => rotateSecret(deps, actor, params.id))
  handle(app, webhooks.test, async ({ params }, { account }) =>
    withMessage(await sendTest(deps, account.id, params.id), 'A test event is on its way'),
  )
  handle(app, webhooks.replay, async ({ params, body }, { actor }) => {
    const sent = await replay(deps, actor, params.id, body)
    return withMessage(
      sent,
      sent.count === 1 ? 'One event is sent again' : `${sent.count} events are sent again`,
    )
  })
  handle(app, webhooks.deliveries, ({ params, query }, { account }) =>
    readDeliveries(deps, account.id, params.id, query),
  )
  handle(app, webhooks.delivery, ({ params }, { account }) =>
    readDelivery(deps, account.id, params.id),
  )
  handle(app, webhooks.resend, async ({ params }, { actor }) =>
    withMessage(await resend(deps, actor, params.id), 'It is sent again'),
  )
}
