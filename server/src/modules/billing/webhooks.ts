import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { receiveEvent } from './events.ts'

/** Largest webhook: an invoice with its lines is larger than other requests. */
const MAX_BYTES = 1024 * 1024

/** Stripe's webhooks. Nothing is read before the signature is checked, and the response is sent after the event is stored. */
export async function billingWebhooks(app: FastifyInstance, deps: Deps) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post<{ Body: Buffer | undefined }>(
    '/webhooks/stripe',
    { schema: { hide: true }, bodyLimit: MAX_BYTES },
    async ({ body, headers }) => {
      const signature = headers['stripe-signature']
      await receiveEvent(deps, body ?? Buffer.alloc(0), signature?.toString())
      return { received: true }
    },
  )
}
