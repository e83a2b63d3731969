import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { forbidden } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { isLoopbackName, LOOPBACK_NAMES } from '../lib/loopback.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Every route registered on `scope` from here on that changes something answers 403 `foreign_origin` to a request another site
 * made, or that does not say who made it: the session cookie alone proves nothing about the page that sent it.
 */
export function requireOwnOrigin(scope: FastifyInstance, deps: Deps): void {
  scope.addHook('onRequest', async (request) => {
    if (READING.has(request.method) || comesFromApp(request, deps.config)) return
    throw forbidden('foreign_origin', 'This request did not come from the dashboard.')
  })
}

/** `Origin` decides; browsers that leave it out say `Sec-Fetch-Site` or `Referer` instead. */
function comesFromApp(request: FastifyRequest, config: Config): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) return ownOrigins(config).has(origin)
  if (site !== undefined) return site === 'same-origin'
  return referer !== undefined && ownOrigins(config).has(originOf(referer))
}

/**
 * Whether a person of this app opens this address: by a link of the app, or by typing it. Not a picture or a frame anywhere, and not a
 * link of another site.
 */
export function isOwnNavigation(request: FastifyRequest, config: Config): boolean {
  const { referer, 'sec-fetch-site': site, 'sec-fetch-dest': destination } = request.headers
  if (destination !== undefined && destination !== 'document') return false
  if (site === 'none' || site === 'same-origin') return true
  // A dashboard served beside the API is another origin to the browser, and an old browser says nothing else.
  return referer !== undefined && ownOrigins(config).has(originOf(referer))
}

/** The app's origin; on loopback under each of its names, with the port of the app and of a dashboard served beside it. */
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
