import type { FastifyInstance } from 'fastify'
import { apiKey } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handleApi } from '../../http/api-contract.ts'
import { requireApiKey } from '../../http/api-key.ts'
import { requireRoles } from '../../http/roles.ts'

/** The API for other programs. Each route is a thin cover of the service behind the dashboard's. */
export async function publicApiRoutes(app: FastifyInstance, deps: Deps) {
  requireApiKey(app, deps)
  requireRoles(app)
  handleApi(app, apiKey.read, (_input, { apiKey: { id, name, scopes, accountId, user, role } }) => {
    const person = { id: user.id, name: user.full_name, email: user.email, role }
    return { id, name, scopes, workspace: { id: accountId }, person }
  })
}
