import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { forbidden } from '../../../errors.ts'
import { acceptForms } from '../../../http/form-body.ts'
import { isId } from '../../../lib/ids.ts'
import { isSignedBy } from '../../../ports/telephony/signature.ts'
import { noteStatus } from '../deliver.ts'
import { receiveText } from '../receive.ts'
import { NOTHING } from '../webhooks.ts'
import { accountOf } from './sender.ts'
import { findSender } from './sender-store.ts'

type Announcement = {
  Body: Record<string, string>
  Params: { id: string }
  Querystring: { text?: string }
}

/** Webhooks for the Twilio accounts of owners: each announces messages under the id of its sender, signed with the token of its account. */
export async function whatsappWebhooks(app: FastifyInstance, deps: Deps) {
  acceptForms(app)
  app.addHook('preValidation', async ({ url, headers, params, body }) => {
    const row = await senderOf(deps, params)
    const account = row && accountOf(deps, row)
    const signature = headers['x-twilio-signature']
    const fields = (body ?? {}) as Record<string, string>
    const isSigned =
      account &&
      typeof signature === 'string' &&
      isSignedBy(account.authToken, deps.config.appUrl + url, fields, signature)
    if (!isSigned) throw forbidden('bad_signature', 'This request is not signed by the carrier.')
  })
  app.post<Announcement>(
    '/webhooks/twilio/whatsapp/:id',
    { schema: { hide: true } },
    async ({ params, body }, reply) => {
      const row = await senderOf(deps, params)
      // An account may announce messages only to its own number, even if the signature is valid.
      if (row && body['To'] === row.address) await receiveText(deps, body)
      return reply.type('text/xml').send(NOTHING)
    },
  )
  app.post<Announcement>(
    '/webhooks/twilio/whatsapp/:id/status',
    { schema: { hide: true } },
    async ({ params, body, query: { text = '' } }, reply) => {
      const row = await senderOf(deps, params)
      if (row && /^\d{1,15}$/.test(text)) await noteStatus(deps, Number(text), row.address, body)
      return reply.code(204).send()
    },
  )
}

const senderOf = async ({ db }: Deps, params: unknown) => {
  const { id } = params as Announcement['Params']
  return isId(id) ? findSender(db, id) : undefined
}
