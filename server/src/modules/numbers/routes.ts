import type { FastifyInstance } from 'fastify'
import { numbers } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { findOwnAgent } from '../agents/own.ts'
import { record } from '../audit/record.ts'
import { activeNumber, availableNumbers, forwardNumber, sendOtp, verifyPhone } from './service.ts'

export async function numberRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, numbers.available, () => availableNumbers(deps))
  handle(app, numbers.activeNumber, ({ params }, { account }) =>
    activeNumber(deps, account.id, params.id),
  )
  handle(app, numbers.forwardNumber, ({ params }, { account }) =>
    forwardNumber(deps, account.id, params.id),
  )
  handle(app, numbers.sendOtp, async ({ params, body }, { account, user }) => {
    const who = { userId: account.id, personId: user.id }
    return withMessage(
      await sendOtp(deps, who, params.agentId, body.phone),
      'OTP sent successfully',
    )
  })
  handle(app, numbers.verifyPhone, async ({ body }, { account, actor }) => {
    const verified = await verifyPhone(deps, account.id, body)
    const { id, name } = await findOwnAgent(deps, account.id, body.agentId)
    await record(deps.db, actor, {
      action: 'number.verify_forwarding',
      subject: { id, name },
      details: { phone: verified.phone },
    })
    return withMessage(verified, 'Phone number verified successfully')
  })
}
