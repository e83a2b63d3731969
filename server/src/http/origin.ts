import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { forbidden } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { isLoopbackName, LOOPBACK_NAMES } from '../lib/loopback.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Protects every changing route registered on `scope` afterwards against requests from other websites: they get 403 `foreign_origin`, and
 * so do requests without an origin. A session cookie alone does not prove which page sent it.
 */
export function requireOwnOrigin(scope: FastifyInstance, deps: Deps): void {
  scope.addHook('onRequest', async (request) => {
    if (READING.has(request.method) || comesFromApp(request, deps.config)) return
    throw forbidden('foreign_origin', 'This request did not come from the dashboard.')
  })
}

/** Decided by `Origin`; for browsers that leave it out, by `Sec-Fetch-Site` or `Referer`. */
function comesFromApp(request: FastifyRequest, config: Config): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) return ownOrigins(config).has(origin)
  if (site !== undefined) return site === 'same-origin'
  return referer !== undefined && ownOrigins(config).has(originOf(referer))
}

/**
 * Whether somebody opened this address as a page, by a link of this app or by typing it: not as a picture or a frame, and not by
 * a link of another site.
 */
export function isOwnNavigation(request: FastifyRequest, config: Config): boolean {
  const { referer, 'sec-fetch-site': site, 'sec-fetch-dest': destination } = request.headers
  if (destination !== undefined && destination !== 'document') return false
  if (site === 'none' || site === 'same-origin') return true
  // A dashboard on another port is another origin to the browser, and old browsers send only `Referer`.
  return referer !== undefined && ownOrigins(config).has(originOf(referer))
}

/**
 * The origin of the app. On loopback it is allowed under each name of the machine, with the ports of the app and of the
 * development dashboard.
 */
export function ownOrigins({ appUrl, host, port }: Config): Set<string> {
  const app = new URL(appUrl)
  const origins = new Set([app.origin])
  if (!isLoopbackName(app.hostname) || !isLoopbackName(host)) return origins
  for (const name of LOOPBACK_NAMES) {
    origins.add(`${app.protocol}//${name}:${app.port}`)
    origins.add(`http://${name}:${port}`)
  }
  return origins
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '')
