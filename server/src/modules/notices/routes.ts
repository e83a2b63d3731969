import type { FastifyInstance } from 'fastify'
import { notices } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { removePhone, sendPhoneCode, verifyPhone } from './phone.ts'
import { addDevice, forgetDevice } from './push-devices.ts'
import { changeSettings, readSettings, sendTest } from './service.ts'

export async function noticeRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, notices.read, (_input, { session }) => readSettings(deps, session))
  handle(app, notices.change, async ({ body }, { session }) =>
    withMessage(await changeSettings(deps, session, body), 'Notifications saved'),
  )
  handle(app, notices.test, async ({ body }, { session }) =>
    withMessage(await sendTest(deps, session, body.channel), 'The test is on its way'),
  )
  handle(app, notices.sendCode, async ({ body }, { session }) =>
    withMessage(await sendPhoneCode(deps, session, body.phone), 'The code is on its way'),
  )
  handle(app, notices.verifyPhone, async ({ body }, { session }) =>
    withMessage(await verifyPhone(deps, session, body.otp), 'Your phone is verified'),
  )
  handle(app, notices.removePhone, async (_input, { session }) =>
    withMessage(await removePhone(deps, session), 'You are texted no more'),
  )
  handle(app, notices.addDevice, ({ body }, { session }) => addDevice(deps, session, body))
  handle(app, notices.removeDevice, ({ body }, { user }) =>
    forgetDevice(deps, user.id, body.endpoint),
  )
}
