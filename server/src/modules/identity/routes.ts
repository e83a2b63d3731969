import type { FastifyInstance } from 'fastify'
import { identitySecrets } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { addSecret, readSecrets, revokeSecret } from './secrets.ts'

export async function identityRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, identitySecrets.list, ({ params }, { account }) =>
    readSecrets(deps, account.id, params.id),
  )
  handle(app, identitySecrets.create, ({ params }, { actor }) => addSecret(deps, actor, params.id))
  handle(app, identitySecrets.revoke, async ({ params }, { actor }) =>
    withMessage(await revokeSecret(deps, actor, params.id, params.secretId), 'Secret revoked'),
  )
}
