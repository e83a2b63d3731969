import type { FastifyInstance } from 'fastify'
import { whatsapp } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { handle, withMessage } from '../../../http/contract.ts'
import { connectWhatsapp, readWhatsapp, removeWhatsapp } from './service.ts'

export async function whatsappRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, whatsapp.read, ({ params }, { account }) => readWhatsapp(deps, account.id, params.id))
  handle(app, whatsapp.connect, async ({ params, body }, { actor }) =>
    withMessage(
      await connectWhatsapp(deps, actor, params.id, body),
      'Your agent answers in WhatsApp from now on',
    ),
  )
  handle(app, whatsapp.remove, async ({ params }, { actor }) =>
    withMessage(
      await removeWhatsapp(deps, actor, params.id),
      'Your agent no longer answers in WhatsApp',
    ),
  )
}
