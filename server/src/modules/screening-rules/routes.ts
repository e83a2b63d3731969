import type { FastifyInstance } from 'fastify'
import { screening } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, told } from '../../http/contract.ts'
import { changeRules, readRules } from './service.ts'

export async function screeningRuleRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, screening.rules, ({ params }, { user }) => readRules(deps, user.id, params.id))
  handle(app, screening.updateRules, async ({ params, body }, { user }) =>
    told(await changeRules(deps, user.id, params.id, body), 'Settings updated'),
  )
}
