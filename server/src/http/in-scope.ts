import type { FastifyInstance, FastifyRegisterOptions } from 'fastify'
import type { Deps } from '../deps.ts'

type Routes = (scope: FastifyInstance, deps: Deps) => Promise<void>

/**
 * Registers routes in a scope of their own, with the function's name: without one Fastify searches all loaded modules for a name, a
 * millisecond for each scope.
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
