import type { FastifyInstance } from 'fastify'
import { apiWebhooks, type WebhookEndpointWithSecret } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handleApi } from '../../http/api-contract.ts'
import { pageOfAll } from '../../lib/cursor.ts'
import { sendTest } from '../webhooks/log.ts'
import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  readEndpoints,
  rotateSecret,
} from '../webhooks/service.ts'

/** The API for webhook endpoints. */
export function webhookApi(app: FastifyInstance, deps: Deps): void {
  handleApi(app, apiWebhooks.list, async ({ query }, { account }) =>
    pageOfAll(await readEndpoints(deps, account.id), query),
  )
  handleApi(app, apiWebhooks.create, async ({ body }, { actor }) =>
    withSecret(await addEndpoint(deps, actor, body)),
  )
  handleApi(app, apiWebhooks.change, ({ params, body }, { actor }) =>
    changeEndpoint(deps, actor, params.id, body),
  )
  handleApi(app, apiWebhooks.remove, async ({ params }, { actor }) => {
    await deleteEndpoint(deps, actor, params.id)
    return { id: params.id }
  })
  handleApi(app, apiWebhooks.rotate, async ({ params }, { actor }) =>
    withSecret(await rotateSecret(deps, actor, params.id)),
  )
  handleApi(app, apiWebhooks.test, async ({ params }, { account }) => {
    await sendTest(deps, account.id, params.id)
    return { id: params.id }
  })
}

const withSecret = ({ endpoint, secret }: WebhookEndpointWithSecret) => ({ ...endpoint, secret })
