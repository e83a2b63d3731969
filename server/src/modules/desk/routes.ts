import type { FastifyInstance } from 'fastify'
import { desk } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { changeDesk, readDesk } from './service.ts'

export async function deskRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, desk.settings, (_input, { account }) => readDesk(deps, account.id))
  handle(app, desk.change, async ({ body }, { actor }) =>
    withMessage(await changeDesk(deps, actor, body), 'Saved'),
  )
}
