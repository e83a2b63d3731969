import type { FastifyInstance } from 'fastify'
import { notices } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, told } from '../../http/contract.ts'
import { addDevice, forgetDevice } from './push-devices.ts'
import { changeSettings, readSettings, sendTest } from './service.ts'

export async function noticeRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, notices.read, (_input, { session }) => readSettings(deps, session))
  handle(app, notices.change, async ({ body }, { session }) =>
    told(await changeSettings(deps, session, body), 'Notifications saved'),
  )
  handle(app, notices.test, async ({ body }, { session }) =>
    told(await sendTest(deps, session, body.channel), 'The test is on its way'),
  )
  handle(app, notices.addDevice, ({ body }, { session }) => addDevice(deps, session, body))
  handle(app, notices.removeDevice, ({ body }, { user }) =>
    forgetDevice(deps, user.id, body.endpoint),
  )
}
