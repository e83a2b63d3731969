import type { FastifyInstance } from 'fastify'
import { system } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { checkHealth, readStatus } from './service.ts'

export async function systemRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, system.status, () => readStatus(deps))
}

/** For whatever keeps the server running; tells nothing but whether it works. */
export async function healthRoutes(app: FastifyInstance, deps: Deps) {
  app.get('/health', { schema: { summary: 'Whether the server works.' } }, async () => {
    await checkHealth(deps)
    return { message: '', data: { status: 'ok' } }
  })
}
