import type { FastifyInstance } from 'fastify'
import { numbers } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, told } from '../../http/contract.ts'
import { findOwnAgent } from '../agents/service.ts'
import { record } from '../audit/record.ts'
import { activeNumber, availableNumbers, forwardNumber, sendOtp, verifyPhone } from './service.ts'

export async function numberRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, numbers.available, () => availableNumbers(deps))
  handle(app, numbers.activeNumber, ({ params }, { user }) =>
    activeNumber(deps, user.id, params.id),
  )
  handle(app, numbers.forwardNumber, ({ params }, { user }) =>
    forwardNumber(deps, user.id, params.id),
  )
  handle(app, numbers.sendOtp, async ({ params, body }, { user }) =>
    told(await sendOtp(deps, user.id, params.agentId, body.phone), 'OTP sent successfully'),
  )
  handle(app, numbers.verifyPhone, async ({ body }, { user, actor }) => {
    const verified = await verifyPhone(deps, user.id, body)
    const { id, name } = await findOwnAgent(deps, user.id, body.agentId)
    await record(deps.db, actor, {
      action: 'number.verify_forwarding',
      subject: { id, name },
      details: { phone: verified.phone },
    })
    return told(verified, 'Phone number verified successfully')
  })
}
