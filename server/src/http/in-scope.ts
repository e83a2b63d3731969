import type { FastifyInstance, FastifyRegisterOptions } from 'fastify'
import type { Deps } from '../deps.ts'

type Routes = (scope: FastifyInstance, deps: Deps) => Promise<void>

/**
 * Registers routes whose hooks are for them alone, under the name of their function: without one Fastify looks for a name among all that
 * was ever loaded, a millisecond for each scope.
 */
export const inScope = async (
  app: FastifyInstance,
  routes: Routes,
  deps: Deps,
  options: FastifyRegisterOptions<object> = {},
): Promise<void> =>
  void (await app.register(
    Object.assign((scope: FastifyInstance) => routes(scope, deps), {
      [Symbol.for('fastify.display-name')]: routes.name,
    }),
    options,
  ))
