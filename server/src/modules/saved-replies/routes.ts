import type { FastifyInstance } from 'fastify'
import { savedReplies } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  readSavedReplies,
} from './service.ts'

export async function savedReplyRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, savedReplies.list, (_input, { account }) => readSavedReplies(deps, account.id))
  handle(app, savedReplies.create, async ({ body }, { actor }) =>
    withMessage(await createSavedReply(deps, actor, body), 'Reply saved'),
  )
  handle(app, savedReplies.update, async ({ params, body }, { actor }) =>
    withMessage(await changeSavedReply(deps, actor, params.id, body), 'Reply saved'),
  )
  handle(app, savedReplies.remove, async ({ params }, { actor }) =>
    withMessage(await deleteSavedReply(deps, actor, params.id), 'Saved reply deleted'),
  )
}
