import type { FastifyRequest } from 'fastify'
import { isAllowedSite } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { ownOrigins } from '../../http/origin.ts'
import { noteForeignSite } from '../agents/foreign-sites.ts'
import { allowedSites } from '../agents/profile.ts'

/**
 * Refuses a browser on a site where the agent is not allowed; our own pages may always test it. Other programs can send any origin, or
 * none: this prevents a page from using the agent, not a program.
 * @param status with 404 the widget removes itself from the page, as when there is no agent
 * @throws `foreign_site`, 404
 */
export async function requireAllowedSite(
  deps: Deps,
  { headers: { origin } }: FastifyRequest,
  agentId: string,
  status = 403,
): Promise<void> {
  if (origin === undefined) return
  const sites = await allowedSites(deps, agentId)
  if (isAllowedSite(sites, origin) || ownOrigins(deps.config).has(origin)) return
  noteForeignSite(deps, agentId, origin)
  throw new AppError(status, 'foreign_site', 'This chat may not be used on this website.')
}
