import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireSignedForm } from '../calls/signed.ts'
import { noteStatus } from './deliver.ts'
import { receiveText } from './receive.ts'

type Fields = Record<string, string>

/** An empty answer to the carrier: replies are sent through the outbox. */
export const NOTHING = '<?xml version="1.0" encoding="UTF-8"?><Response/>'

/**
 * Webhooks with which the carrier announces texts, and reports the delivery of ours. Nothing is read before its signature is checked; what
 * is answered with 200 is stored.
 */
export async function textWebhooks(app: FastifyInstance, deps: Deps) {
  requireSignedForm(app, deps)
  app.post<{ Body: Fields }>(
    '/webhooks/twilio/text',
    { schema: { hide: true } },
    async ({ body }, reply) => {
      await receiveText(deps, body)
      return reply.type('text/xml').send(NOTHING)
    },
  )
  app.post<{ Body: Fields; Querystring: { text?: string } }>(
    '/webhooks/twilio/text-status',
    { schema: { hide: true } },
    async ({ body, query: { text = '' } }, reply) => {
      if (/^\d{1,15}$/.test(text)) await noteStatus(deps, Number(text), null, body)
      return reply.code(204).send()
    },
  )
}
