import type { FastifyInstance } from 'fastify'
import { usage } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { changeCap, readNotices, readUsage } from './service.ts'

export async function usageRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, usage.read, (_input, { account }) => readUsage(deps, account.id))
  handle(app, usage.notices, (_input, { account }) => readNotices(deps, account.id))
  handle(app, usage.setCap, async ({ body }, { actor }) =>
    withMessage(
      await changeCap(deps, actor, body),
      body.cap_micros === null ? 'Cap removed' : 'Cap saved',
    ),
  )
}
