import type { FastifyInstance } from 'fastify'
import { system } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { coalesced } from '../../lib/coalesced.ts'
import { record } from '../audit/record.ts'
import { chooseLocalModel, dropLocalModel, readLocalModel } from './local-model.ts'
import { findUnready } from './readiness.ts'
import { checkHealth, readStatus } from './service.ts'

export async function systemRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, system.status, () => readStatus(deps))
  handle(app, system.localModel, () => readLocalModel(deps))
  handle(app, system.chooseLocalModel, async ({ body }, { actor }) => {
    const chosen = await chooseLocalModel(deps, body.name)
    await record(deps.db, actor, { action: 'system.change_model', details: { model: body.name } })
    return withMessage(chosen, `${body.name} writes the answers from now on`)
  })
  handle(app, system.dropLocalModel, async (_input, { actor }) => {
    const dropped = await dropLocalModel(deps)
    await record(deps.db, actor, { action: 'system.change_model', details: { model: null } })
    return withMessage(dropped, 'Agents quote their knowledge again')
  })
}

/** How often a node is checked at most, in ms: anybody may ask, and each check writes to the disk and queries the database. */
const CHECK_EVERY_MS = 500

/**
 * Probes for whatever starts this node and sends it visitors. `/livez` fails only when a restart helps; `/readyz` while other nodes should
 * be used, and reveals the reason to strangers only as a single word.
 */
export async function probeRoutes(app: FastifyInstance, deps: Deps) {
  app.get('/livez', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  const checks = coalesced(CHECK_EVERY_MS)
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const failed = await checks.read('ready', () => findUnready(deps))
    reply.header('cache-control', 'no-store')
    if (failed.length > 0) return reply.code(503).send({ status: 'not ready', failed })
    return { status: 'ok' }
  })
}

/** A probe for process supervisors, which only tells whether the server works. */
export async function healthRoutes(app: FastifyInstance, deps: Deps) {
  app.get('/health', { schema: { summary: 'Whether the server works.' } }, async () => {
    await checkHealth(deps)
    return { message: '', data: { status: 'ok' } }
  })
}
