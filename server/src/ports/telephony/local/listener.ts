import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import type { Credentials } from '../line/leg.ts'
import { type Answer, notThere, refusal } from './answers.ts'
import { type Call, ROUTES } from './rest.ts'

/** Only on loopback, because it sells numbers for free to anybody who has its token. */
const HOST = '127.0.0.1'

type Context = Omit<Call, 'parts' | 'fields' | 'path' | 'range' | 'accountSid'>

/** Opens the REST API of the local carrier on a free loopback port. */
export async function openListener(
  credentials: Credentials,
  context: Context,
  log: FastifyBaseLogger,
): Promise<Server> {
  const server = createServer((request, response) => {
    serve(request, credentials, context)
      .catch((error: unknown) => {
        log.error({ err: error }, 'the local carrier failed')
        return refusal(500, 20_500, 'Internal Server Error')
      })
      .then(({ status, headers, body }) => {
        const sent = Buffer.isBuffer(body) ? body : Buffer.from(body ? JSON.stringify(body) : '')
        const about = { 'content-type': 'application/json', 'content-length': sent.length }
        response.writeHead(status, { ...(status === 204 ? {} : about), ...headers }).end(sent)
      })
  })
  // Does not keep a process alive whose real server has ended.
  server.unref()
  server.listen(0, HOST)
  await once(server, 'listening')
  return server
}

export const addressOf = (server: Server): string =>
  `http://${HOST}:${(server.address() as AddressInfo).port}`

async function serve(
  request: IncomingMessage,
  { accountSid, authToken }: Credentials,
  context: Context,
): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url!, 'http://local')
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  if (request.headers.authorization !== `Basic ${basic}`) {
    return refusal(401, 20_003, 'Authenticate')
  }
  for (const [method, path, answer] of ROUTES) {
    const match = method === request.method && path.exec(pathname)
    if (!match) continue
    const form = new URLSearchParams(await text(request))
    const fields = Object.fromEntries([...searchParams, ...form])
    const { range } = request.headers
    return answer({ ...context, accountSid, parts: match.slice(1), fields, path: pathname, range })
  }
  return notThere(pathname)
}
