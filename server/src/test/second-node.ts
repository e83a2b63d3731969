import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { localBus } from '../ports/bus/local.ts'
import { newId } from '../lib/ids.ts'
import { postgresBus } from '../ports/bus/postgres.ts'

/**
 * Another server on the same database. Events reach it as between real nodes: through PostgreSQL when the tests run on it, in memory on the
 * embedded database, and not at all when `deaf`.
 */
export async function aSecondNode(
  deps: Deps,
  { deaf = false, ...changes }: Partial<Deps> & { deaf?: boolean } = {},
): Promise<{ app: FastifyInstance; deps: Deps }> {
  const shared = deps.driver.connect ? await postgresBus(deps.driver, newId(), deps.log) : deps.bus
  const second: Deps = { ...deps, bus: deaf ? localBus() : shared, ...changes }
  return { app: await buildApp(second), deps: second }
}
