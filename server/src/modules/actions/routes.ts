import type { FastifyInstance } from 'fastify'
import { actions } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { readTools } from './tools.ts'
import { addAction, changeAction, deleteAction, readActions, tryAction } from './service.ts'

export async function actionRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, actions.list, ({ params }, { account }) =>
    readActions(deps, account.id, params.agentId),
  )
  handle(app, actions.create, async ({ params, body }, { actor }) =>
    withMessage(await addAction(deps, actor, params.agentId, body), 'Action added'),
  )
  handle(app, actions.update, async ({ params, body }, { actor }) => {
    const { agentId, actionId } = params
    return withMessage(await changeAction(deps, actor, agentId, actionId, body), 'Action saved')
  })
  handle(app, actions.remove, async ({ params }, { actor }) =>
    withMessage(await deleteAction(deps, actor, params.agentId, params.actionId), 'Action deleted'),
  )
  handle(app, actions.tools, async ({ params, body }, { account }) => ({
    tools: await readTools(deps, account.id, params.agentId, body),
  }))
  handle(app, actions.try, ({ params, body }, { actor }) =>
    tryAction(deps, actor, params.agentId, params.actionId, body.inputs),
  )
}
