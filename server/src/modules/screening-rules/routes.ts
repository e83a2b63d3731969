import type { FastifyInstance } from 'fastify'
import { screening } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { findOwnAgent } from '../agents/own.ts'
import { record, settingsIn } from '../audit/record.ts'
import { changeRules, listNumber, readRules } from './service.ts'

export async function screeningRuleRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, screening.listNumber, async ({ params, body }, { account, actor }) => {
    const rules = await listNumber(deps, account.id, params.id, body)
    const { id, name } = await findOwnAgent(deps, account.id, params.id)
    await record(deps.db, actor, {
      action: 'agent.change_screening',
      subject: { id, name },
      details: settingsIn({ list: body.list }),
    })
    return rules
  })
  handle(app, screening.rules, ({ params }, { account }) => readRules(deps, account.id, params.id))
  handle(app, screening.updateRules, async ({ params, body }, { account, actor }) => {
    const rules = await changeRules(deps, account.id, params.id, body)
    const { id, name } = await findOwnAgent(deps, account.id, params.id)
    await record(deps.db, actor, {
      action: 'agent.change_screening',
      subject: { id, name },
      details: settingsIn(body),
    })
    return withMessage(rules, 'Settings updated')
  })
}
