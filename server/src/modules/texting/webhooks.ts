import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireSignedForm } from '../calls/signed.ts'
import { noteStatus } from './deliver.ts'
import { receiveText } from './receive.ts'

type Fields = Record<string, string>

/** No answer to the carrier: what is said goes through the outbox. */
export const NOTHING = '<?xml version="1.0" encoding="UTF-8"?><Response/>'

/** Where the carrier announces texts, and tells how ours ended. Nothing is read before its signature is checked; what is answered with 200 is kept. */
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
