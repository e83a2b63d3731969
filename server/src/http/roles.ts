import type { FastifyInstance } from 'fastify'
import { PERMISSIONS, reaches, type Role } from 'shared-types'
import { forbidden } from '../errors.ts'

const NEEDED = new Map<string, Role>(
  PERMISSIONS.flatMap(({ role, calls }) =>
    calls.map(({ method, path }) => [`${method} /api${path}`, role] as const),
  ),
)

const WORDS: Record<Role, string> = {
  agent: 'the people',
  admin: 'owners and admins',
  owner: 'owners',
}

/** Refuses routes above the role of the signed-in person. Routes without a permission are for owners only. */
export function requireRoles(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ method, routeOptions, account }) => {
    const needed = neededFor(method, routeOptions.url ?? '')
    if (reaches(account.role, needed)) return
    throw forbidden('role_too_low', `Only ${WORDS[needed]} of this workspace may do this.`)
  })
}

/** The lowest role that may call a route, given by its method and pattern; HEAD is treated as GET. */
export const neededFor = (method: string, url: string): Role =>
  NEEDED.get(`${method === 'HEAD' ? 'GET' : method} ${url}`) ?? 'owner'
