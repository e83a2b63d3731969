import type { FastifyInstance } from 'fastify'
import { account } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, told } from '../../http/contract.ts'
import { closeAccount } from './closing.ts'
import { changeRetention, readRetention } from './retention.ts'

export async function accountRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, account.retention, (_input, { user }) => readRetention(deps, user.id))
  handle(app, account.keep, async ({ body }, { actor }) =>
    told(await changeRetention(deps, actor, body), 'Saved'),
  )
  handle(app, account.close, ({ body }, { actor }) => closeAccount(deps, actor, body.email))
}
