import * as z from 'zod/mini'
import { Id, idParams } from '../common.ts'
import { CreateWebhookEndpoint, UpdateWebhookEndpoint, WebhookEndpoint } from '../webhooks.ts'
import { apiEndpoint, apiPage, pageOf } from './endpoint.ts'

export const ApiWebhook = WebhookEndpoint
export type ApiWebhook = z.infer<typeof ApiWebhook>

/** `secret` verifies what is received, and is told this once; null for a channel, whose messages are not signed. */
export const ApiWebhookWithSecret = z.extend(ApiWebhook, { secret: z.nullable(z.string()) })
export type ApiWebhookWithSecret = z.infer<typeof ApiWebhookWithSecret>

const tag = 'Webhooks'
const scope = 'webhooks:write'

export const apiWebhooks = {
  list: apiEndpoint({
    method: 'GET',
    path: '/v1/webhooks',
    operation: 'listWebhooks',
    tag,
    scope: 'webhooks:read',
    summary: 'Where events are sent, the oldest first.',
    query: z.object(apiPage),
    response: pageOf(ApiWebhook),
  }),
  create: apiEndpoint({
    method: 'POST',
    path: '/v1/webhooks',
    operation: 'createWebhook',
    tag,
    scope,
    summary: 'Has events sent to an address. The secret is told this once.',
    body: CreateWebhookEndpoint,
    response: ApiWebhookWithSecret,
    tellsSecret: true,
  }),
  change: apiEndpoint({
    method: 'PATCH',
    path: '/v1/webhooks/:id',
    operation: 'changeWebhook',
    tag,
    scope,
    summary: 'Changes a webhook, turns it on or off.',
    params: idParams,
    body: UpdateWebhookEndpoint,
    response: ApiWebhook,
  }),
  remove: apiEndpoint({
    method: 'DELETE',
    path: '/v1/webhooks/:id',
    operation: 'deleteWebhook',
    tag,
    scope,
    summary: 'Deletes a webhook with the log of what was sent.',
    params: idParams,
    response: z.object({ id: Id }),
  }),
  rotate: apiEndpoint({
    method: 'POST',
    path: '/v1/webhooks/:id/secret',
    operation: 'rotateWebhookSecret',
    tag,
    scope,
    summary: 'Makes a new secret, told this once. The one before is valid for another day.',
    params: idParams,
    response: ApiWebhookWithSecret,
    tellsSecret: true,
  }),
  test: apiEndpoint({
    method: 'POST',
    path: '/v1/webhooks/:id/test',
    operation: 'testWebhook',
    tag,
    scope,
    summary: 'Sends an event of the type `webhook.test`.',
    params: idParams,
    response: z.object({ id: Id }),
  }),
}
