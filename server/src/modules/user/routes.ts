import type { FastifyInstance } from 'fastify'
import { user } from 'shared-types'
import { handle } from '../../http/contract.ts'

export async function userRoutes(app: FastifyInstance) {
  handle(app, user.current, (_input, request) => request.user)
}
