import type { FastifyInstance } from 'fastify'
import { apiKeys } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { createKey, readKeys, revokeKey } from './service.ts'

export async function apiKeyRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, apiKeys.list, (_input, { account }) => readKeys(deps, account.id))
  handle(app, apiKeys.create, ({ body }, { actor, user }) => createKey(deps, actor, user.id, body))
  handle(app, apiKeys.revoke, async ({ params }, { actor }) =>
    withMessage(await revokeKey(deps, actor, params.id), 'API key revoked'),
  )
}
