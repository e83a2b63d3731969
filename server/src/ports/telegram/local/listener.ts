import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import { type Call, METHODS, Refusal } from './methods.ts'

/** Loopback only: whoever holds its token writes as the bot. */
export const HOST = '127.0.0.1'

type Context = Omit<Call, 'fields' | 'signal'> & { token: string; log: FastifyBaseLogger }
type Answer = { status: number; body: object }

/** Opens the local Bot API on a free loopback port. */
export async function openListener(context: Context): Promise<Server> {
  const server = createServer((request, response) => {
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    serve(request, context, gone.signal)
      .catch((error: unknown) => refuse(error, context.log))
      .then(({ status, body }) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(body)),
      )
  })
  // It must not keep a process alive whose real server has ended.
  server.unref()
  server.listen(0, HOST)
  await once(server, 'listening')
  return server
}

async function serve(
  request: IncomingMessage,
  { token, log: _, ...context }: Context,
  signal: AbortSignal,
): Promise<Answer> {
  const { pathname } = new URL(request.url!, `http://${HOST}`)
  const [, given, method] = /^\/bot([^/]+)\/(\w+)$/.exec(pathname) ?? []
  if (given !== token) throw new Refusal(401, 'Unauthorized')
  const answer = METHODS[method!]
  if (!answer) throw new Refusal(404, 'Not Found: method not found')
  const body = await text(request)
  const fields = body ? (JSON.parse(body) as Record<string, unknown>) : {}
  return { status: 200, body: { ok: true, result: await answer({ ...context, fields, signal }) } }
}

function refuse(error: unknown, log: FastifyBaseLogger): Answer {
  if (!(error instanceof Refusal)) log.error({ err: error }, 'the local Telegram failed')
  const { code, message, parameters } =
    error instanceof Refusal ? error : new Refusal(500, 'Internal Server Error')
  const body = {
    ok: false,
    error_code: code,
    description: message,
    ...(parameters && { parameters }),
  }
  return { status: code, body }
}
