import type { FastifyInstance } from 'fastify'

/** Ways to prove who calls, by their names in the description of the API. */
type SecurityScheme = 'session' | 'visitor' | 'apiKey'

/** Describes the routes registered on `scope` from here on as ones that need this proof; `isOne` leaves out others. */
export function describeSecurity(
  scope: FastifyInstance,
  scheme: SecurityScheme,
  isOne: (url: string) => boolean = () => true,
): void {
  scope.addHook('onRoute', (route) => {
    if (isOne(route.url)) route.schema = { ...route.schema, security: [{ [scheme]: [] }] }
  })
}
