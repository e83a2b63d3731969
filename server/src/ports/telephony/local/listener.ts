import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import type { Credentials } from '../line/leg.ts'
import { type Answer, notThere, refusal } from './answers.ts'
import { type RestCall, ROUTES, WHATSAPP_ROUTES } from './rest.ts'
import { isWhatsappAccount } from './whatsapp.ts'

/** Only on loopback, because it sells numbers for free to anybody who has its token. */
const HOST = '127.0.0.1'

type Context = Omit<RestCall, 'parts' | 'fields' | 'path' | 'range' | 'accountSid' | 'body' | 'log'>

/** Opens the REST API of the local carrier on a free loopback port. */
export async function openListener(
  credentials: Credentials,
  context: Context,
  log: FastifyBaseLogger,
): Promise<Server> {
  const server = createServer((request, response) => {
    serve(request, credentials, { ...context, log })
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
  // The stand-in must not keep the process running after the real server has stopped.
  server.unref()
  server.listen(0, HOST)
  await once(server, 'listening')
  return server
}

export const addressOf = (server: Server): string =>
  `http://${HOST}:${(server.address() as AddressInfo).port}`

async function serve(
  request: IncomingMessage,
  credentials: Credentials,
  context: Omit<RestCall, 'parts' | 'fields' | 'path' | 'range' | 'accountSid' | 'body'>,
): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url!, 'http://local')
  const account = await accountOf(request, credentials, context.db)
  if (!account) return refusal(401, 20_003, 'Authenticate')
  const { accountSid, routes } = account
  for (const [method, path, answer] of routes) {
    const match = method === request.method && path.exec(pathname)
    if (!match) continue
    const body = await text(request)
    const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(body)])
    const { range } = request.headers
    const parts = match.slice(1)
    return answer({ ...context, accountSid, parts, fields, body, path: pathname, range })
  }
  return notThere(pathname)
}

/** The account of a request, and the routes available to it: numbers for the installation, WhatsApp for an owner's account. */
async function accountOf(
  { headers }: IncomingMessage,
  { accountSid, authToken }: Credentials,
  db: RestCall['db'],
) {
  const given = Buffer.from(
    headers.authorization?.slice('Basic '.length) ?? '',
    'base64',
  ).toString()
  const [sid = '', token = ''] = given.split(':')
  if (sid === accountSid && token === authToken) return { accountSid, routes: ROUTES }
  if (await isWhatsappAccount(db, sid, token)) return { accountSid: sid, routes: WHATSAPP_ROUTES }
  return null
}
