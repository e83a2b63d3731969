import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import type { User } from 'grammy/types'
import { findBotByToken } from './bots.ts'
import { type MethodCall, METHODS, Refusal } from './methods.ts'

/** Only loopback, because anyone with its token can write as the bot. */
export const HOST = '127.0.0.1'

type Context = Omit<MethodCall, 'fields' | 'signal' | 'bot' | 'botId'> & {
  /** The bot of the installation. */
  shared: { bot: User; token: string }
  log: FastifyBaseLogger
}
type Answer = { status: number; body: object | Uint8Array }

/** Opens the local Bot API on a free loopback port. */
export async function openListener(context: Context): Promise<Server> {
  const server = createServer((request, response) => {
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    serve(request, context, gone.signal)
      .catch((error: unknown) => refuse(error, context.log))
      .then(({ status, body }) =>
        body instanceof Uint8Array
          ? response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body)
          : response
              .writeHead(status, { 'content-type': 'application/json' })
              .end(JSON.stringify(body)),
      )
  })
  // The stand-in must not keep the process running after the real server has stopped.
  server.unref()
  server.listen(0, HOST)
  await once(server, 'listening')
  return server
}

async function serve(
  request: IncomingMessage,
  { shared, log: _, ...context }: Context,
  signal: AbortSignal,
): Promise<Answer> {
  const { pathname } = new URL(request.url!, `http://${HOST}`)
  const [, isFile, given, method] = /^(\/file)?\/bot([^/]+)\/([\w-]+)$/.exec(pathname) ?? []
  const own = given === shared.token ? undefined : await findBotByToken(context.db, given ?? '')
  if (given !== shared.token && !own) throw new Refusal(401, 'Unauthorized')
  const who = { bot: own ?? shared.bot, botId: own?.id ?? null }
  if (isFile) return { status: 200, body: contentOf(context.files, method!) }
  const answer = METHODS[method!]
  if (!answer) throw new Refusal(404, 'Not Found: method not found')
  const fields = await fieldsOf(request)
  return {
    status: 200,
    body: { ok: true, result: await answer({ ...context, ...who, fields, signal }) },
  }
}

/** The fields of a request: JSON, or a form when files are sent, in which fields that are not text are JSON. */
async function fieldsOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) {
    const body = await text(request)
    return body ? (JSON.parse(body) as Record<string, unknown>) : {}
  }
  const whole = await buffer(request)
  const form = await new Response(whole, { headers: { 'content-type': type } }).formData()
  const values = [...form].map(([name, value]) => [name, valueOf(value)] as const)
  // A field `attach://x` refers to the file named x in the form.
  const named = new Map(values)
  return Object.fromEntries(
    values.map(([name, value]) => {
      const of = typeof value === 'string' && value.startsWith('attach://') ? value.slice(9) : ''
      return [name, of ? named.get(of) : value]
    }),
  )
}

function valueOf(value: string | File): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

function contentOf(files: MethodCall['files'], id: string): Uint8Array {
  const file = files.get(id)
  if (!file) throw new Refusal(404, 'Not Found')
  return file.content
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
