import type { FastifyInstance } from 'fastify'
import { hours } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { handle, withMessage } from '../../../http/contract.ts'
import { findOwnAgent } from '../own.ts'
import { record, settingsIn } from '../../audit/record.ts'
import { changeHours, readHours } from './service.ts'

export async function hoursRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, hours.read, ({ params }, { account }) => readHours(deps, account.id, params.id))
  handle(app, hours.update, async ({ params, body }, { account, actor }) => {
    const changed = await changeHours(deps, account.id, params.id, body)
    const { id, name } = await findOwnAgent(deps, account.id, params.id)
    await record(deps.db, actor, {
      action: 'agent.change_hours',
      subject: { id, name },
      details: settingsIn(body),
    })
    return withMessage(changed, 'Settings updated')
  })
}
