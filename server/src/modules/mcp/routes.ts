import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { AppError, forbidden, invalid } from '../../errors.ts'
import { requireApiKey } from '../../http/api-key.ts'
import { limitApi } from '../../http/api-limits.ts'
import { ownOrigins } from '../../http/origin.ts'
import { challengeOf } from '../assistants/metadata.ts'
import { isLoopbackName } from '../../lib/loopback.ts'

const MCP_PATH = '/mcp'
const OPTIONS = { schema: { hide: true }, config: { scope: 'any' } } as const

/** The endpoint for assistants, in the Model Context Protocol. Each message is answered on its own; there are no sessions. */
export async function mcpRoutes(app: FastifyInstance, deps: Deps) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    refuseForeign(request, deps.config)
  })
  requireApiKey(app, deps, { assistants: true, challenge: challengeOf(deps.config) })
  limitApi(app, deps)
  app.post(MCP_PATH, OPTIONS, async (request, reply) => {
    if (Array.isArray(request.body)) {
      throw invalid('one_at_a_time', 'Send one message at a time.')
    }
    // Imported with the first message, because most servers never receive one.
    const { serve } = await import('./serve.ts')
    const caller = { key: request.apiKey, actor: request.actor }
    const asked = toRequest(request, reply, deps.config)
    return reply.send(await serve(deps, caller, asked, request.body))
  })
  app.get(MCP_PATH, OPTIONS, (_request, reply) => {
    reply.header('allow', 'POST')
    throw new AppError(405, 'method_not_allowed', 'Send messages with POST.')
  })
}

/**
 * Refuses requests of other websites, even of one whose host name resolves to this machine (DNS rebinding).
 * @throws 403 `foreign_origin`
 */
function refuseForeign({ headers, hostname }: FastifyRequest, config: Config): void {
  const isOwnHost = isLoopbackName(hostname) || hostname === new URL(config.appUrl).hostname
  const isOwnOrigin = headers.origin === undefined || ownOrigins(config).has(headers.origin)
  if (isOwnHost && isOwnOrigin) return
  throw forbidden('foreign_origin', 'This address is for assistants, not for other websites.')
}

/** The request in the library's format, without its body, which has been read already. */
function toRequest({ headers }: FastifyRequest, { raw }: FastifyReply, { appUrl }: Config) {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  const sent = Object.entries(headers).filter(
    (header): header is [string, string] => typeof header[1] === 'string',
  )
  return new Request(`${appUrl}${MCP_PATH}`, {
    method: 'POST',
    headers: sent,
    signal: gone.signal,
  })
}
