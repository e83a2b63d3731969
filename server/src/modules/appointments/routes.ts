import type { FastifyInstance } from 'fastify'
import { schedules } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { cancelOwn, moveOwn, readAhead, readTimes } from './ahead.ts'
import { readPast, removePast } from './past.ts'
import { changeSchedule, readSchedule } from './schedule.ts'

export async function scheduleRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, schedules.read, ({ params }, { account }) =>
    readSchedule(deps, account.id, params.id),
  )
  handle(app, schedules.save, async ({ params, body }, { actor }) =>
    withMessage(await changeSchedule(deps, actor, params.id, body), 'Appointments updated'),
  )
  handle(app, schedules.times, ({ params, query }, { account }) =>
    readTimes(deps, account.id, params.id, query),
  )
  handle(app, schedules.booked, ({ query }, { account }) =>
    readAhead(deps, account.id, { agentId: query.agent_id, after: query.after }),
  )
  handle(app, schedules.past, ({ query }, { account }) =>
    readPast(deps, account.id, { agentId: query.agent_id, before: query.before }),
  )
  handle(app, schedules.remove, async ({ params }, { actor }) =>
    withMessage(await removePast(deps, actor, params.id), 'The appointment is deleted'),
  )
  handle(app, schedules.move, async ({ params, body }, { actor }) =>
    withMessage(await moveOwn(deps, actor, params.id, body.starts_at), 'The appointment is moved'),
  )
  handle(app, schedules.cancel, async ({ params }, { actor }) =>
    withMessage(await cancelOwn(deps, actor, params.id), 'The appointment is cancelled'),
  )
}
