import type { FastifyInstance } from 'fastify'
import { account } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { closeAccount } from './closing.ts'
import { exportRoute } from './export/export-route.ts'
import { changeRetention, readRetention } from './retention.ts'

export async function accountRoutes(app: FastifyInstance, deps: Deps) {
  exportRoute(app, deps)
  handle(app, account.retention, (_input, request) => readRetention(deps, request.account.id))
  handle(app, account.keep, async ({ body }, { actor }) =>
    withMessage(await changeRetention(deps, actor, body), 'Saved'),
  )
  handle(app, account.close, ({ body }, { actor, user }) =>
    closeAccount(deps, actor, { personId: user.id, typed: body.email }),
  )
}
