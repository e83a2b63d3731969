import type { FastifyInstance } from 'fastify'
import { integrations } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import {
  addIntegration,
  readIntegration,
  readIntegrations,
  removeBot,
  removeIntegration,
  rotateToken,
  setBot,
} from './service.ts'

export async function integrationRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, integrations.add, ({ body }, { actor }) => addIntegration(deps, actor, body))
  handle(app, integrations.list, ({ params }, { account }) =>
    readIntegrations(deps, account.id, params.id),
  )
  handle(app, integrations.read, ({ params }, { account }) =>
    readIntegration(deps, account.id, params),
  )
  handle(app, integrations.remove, ({ params }, { actor }) =>
    removeIntegration(deps, actor, params),
  )
  handle(app, integrations.rotateToken, ({ params }, { actor }) => rotateToken(deps, actor, params))
  handle(app, integrations.setBot, async ({ params, body }, { actor }) =>
    withMessage(await setBot(deps, actor, params, body.token), 'Your bot answers from now on'),
  )
  handle(app, integrations.removeBot, async ({ params }, { actor }) =>
    withMessage(await removeBot(deps, actor, params), 'Your bot was removed'),
  )
}
