import type { FastifyInstance } from 'fastify'
import { letters } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { changeSettings, readMail, readSettings, sendTranscript } from './service.ts'

export async function letterRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, letters.settings, (_input, { account }) => readSettings(deps, account.id))
  handle(app, letters.change, async ({ body }, { actor }) =>
    withMessage(
      await changeSettings(deps, actor, body.answer_by_email),
      body.answer_by_email
        ? 'Visitors who have left are answered by email'
        : 'Visitors are answered in the chat alone',
    ),
  )
  handle(app, letters.transcript, async ({ params, body }, { actor, user }) =>
    withMessage(
      await sendTranscript(deps, { actor, personId: user.id }, params.id, body.to),
      'The transcript is on its way',
    ),
  )
  handle(app, letters.mail, ({ params }, { account }) => readMail(deps, account.id, params.id))
}
