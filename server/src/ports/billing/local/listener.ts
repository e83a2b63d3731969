import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import type { StripeAccount } from '../../../config.ts'
import type { Database } from '../../../db/client.ts'
import { listenOnLoopback, originOf } from '../../../lib/listen.ts'
import { standInHeaders } from '../../../lib/page.ts'
import { type Answer, notThere, refusal } from './answers.ts'
import { readForm } from './form.ts'
import { showCheckout, showPortal } from './pages.ts'
import { ROUTES } from './rest.ts'
import { once } from './store.ts'

type Context = {
  account: StripeAccount
  config: { appUrl: string; localBillingPort: number }
  db: Database
  now: () => Date
  log: FastifyBaseLogger
  /** Called when there may be new events to send. */
  onChange: () => void
}

const PAGES = { pay: showCheckout, portal: showPortal }
const PAGE = /^\/(pay|portal)\/(\w+)$/

/** Opens the stand-in's server: the API for this product, and the pages for a browser on this machine. */
export async function openListener(context: Context): Promise<Server> {
  const server = createServer((request, response) => {
    serve(request, response, context, originOf(server))
      .catch((error: unknown) => {
        context.log.error({ err: error }, 'the Stripe stand-in failed')
        send(response, refusal(500, { type: 'api_error', message: 'The stand-in failed.' }))
      })
      .finally(context.onChange)
  })
  await listenOnLoopback(server, context.config.localBillingPort)
  return server
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  context: Context,
  origin: string,
): Promise<void> {
  const { pathname, search } = new URL(request.url!, origin)
  const body = await text(request)
  const [, kind, id] = PAGE.exec(pathname) ?? []
  if (!id) {
    return send(response, await answer(request, { pathname, search, body }, context, origin))
  }
  const form = request.method === 'POST' ? new URLSearchParams(body) : null
  const show = PAGES[kind as keyof typeof PAGES]
  const now = context.now()
  const shown = await context.db.transaction((db) => show({ db, now, id, form }))
  if ('location' in shown) return void response.writeHead(303, { location: shown.location }).end()
  response.writeHead(shown.status, standInHeaders(context.config.appUrl)).end(shown.page)
}

async function answer(
  { method, headers }: IncomingMessage,
  { pathname, search, body }: { pathname: string; search: string; body: string },
  { account, db, now }: Context,
  origin: string,
): Promise<Answer> {
  if (headers.authorization !== `Bearer ${account.secretKey}`) {
    return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
  }
  for (const [routeMethod, path, serve] of ROUTES) {
    const match = routeMethod === method && path.exec(pathname)
    if (!match) continue
    const fields = readForm([search.slice(1), body].filter(Boolean).join('&'))
    const key = method === 'POST' ? String(headers['idempotency-key'] ?? '') : ''
    const request = `${pathname} ${body}`
    return once(db, key || undefined, request, REUSED_KEY, (tx) =>
      serve({ db: tx, now: now(), origin, parts: match.slice(1), fields }),
    )
  }
  return notThere('route', pathname)
}

const REUSED_KEY = refusal(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters.',
})

const send = (response: ServerResponse, { status, body }: Answer): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
