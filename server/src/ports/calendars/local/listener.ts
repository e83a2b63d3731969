import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import { listenOnLoopback, originOf } from '../../../lib/listen.ts'
import { standInHeaders } from '../../../lib/page.ts'
import { MINUTE_MS } from '../../../lib/time.ts'
import type { GoogleKeys } from '../google-client.ts'
import { type Answer, type Asked, ok, textIn } from './answers.ts'
import { calComApi } from './cal-com.ts'
import { calendlyApi } from './calendly.ts'
import { googleApi } from './google-api.ts'
import { authorize, revoke, token } from './google-oauth.ts'
import { calendarPage } from './pages.ts'
import { LOCAL_KEYS } from './index.ts'
import type { LocalStore } from './store.ts'

export type LocalContext = {
  store: LocalStore
  keys: GoogleKeys
  appUrl: string
  port: number
  log: FastifyBaseLogger
}

/** One server for all three, because their paths differ. */
export async function openListener(context: LocalContext): Promise<Server> {
  const server = createServer((request, response) => {
    serve(request, response, context, originOf(server)).catch((error: unknown) => {
      context.log.error({ err: error }, 'a local calendar failed')
      send(response, ok({ error: 'The stand-in failed.' }, 500), context)
    })
  })
  await listenOnLoopback(server, context.port)
  return server
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  context: LocalContext,
  origin: string,
): Promise<void> {
  // Rejects requests under another host name, so that a website whose name points at loopback cannot use it.
  if (request.headers.host !== new URL(origin).host) return void response.writeHead(421).end()
  const asked = await readAsked(request, origin)
  const answer = asked
    ? answerTo(asked, context, origin)
    : ok({ error: 'The body cannot be read.' }, 400)
  send(response, answer, context)
}

function answerTo(asked: Asked, context: LocalContext, origin: string): Answer {
  const { store, keys, appUrl } = context
  const oauth = { store, keys, callback: `${appUrl}/api/calendars/google/callback` }
  const { pathname } = asked.url
  if (pathname === '/o/oauth2/v2/auth') return authorize(asked, oauth)
  if (pathname === '/token') return token(asked, oauth)
  if (pathname === '/revoke') return revoke(asked, oauth)
  if (pathname.startsWith('/calendar/v3/')) return googleApi(asked, { store })
  if (pathname === '/calendar') return showCalendar(asked, store)
  const { bearer } = asked
  if (bearer.startsWith(LOCAL_KEYS.cal_com)) return calComApi(asked, store, bearer)
  if (bearer.startsWith(LOCAL_KEYS.calendly)) {
    return calendlyApi(asked, { store, calendar: bearer, origin })
  }
  return ok({ title: 'Unauthenticated', message: 'The access token is invalid' }, 401)
}

/** The page of one calendar, on which events can be added by hand. */
function showCalendar({ url, method, body }: Asked, store: LocalStore): Answer {
  const calendar = url.searchParams.get('of') ?? ''
  const show = (problem = '') => ({
    status: problem ? 400 : 200,
    page: calendarPage(store, { calendar, now: Date.now(), problem }),
  })
  if (method !== 'POST') return show()
  const starts = Date.parse(`${textIn(body, 'starts')}Z`)
  const minutes = Number(textIn(body, 'minutes'))
  if (!starts || !(minutes > 0)) return show('Say when it begins, and how long it takes.')
  const ends = starts + minutes * MINUTE_MS
  const id = `hand${String(starts)}${String(store.read().events.length)}`
  const event = { id, calendar, title: textIn(body, 'title'), notes: '', starts, ends }
  store.change(({ events }) => events.push({ ...event, cancelled: false, more: {} }))
  return { location: url.pathname + url.search }
}

/** Parses a request; null when the body does not match its content type. */
async function readAsked(request: IncomingMessage, origin: string): Promise<Asked | null> {
  const { method = 'GET', headers } = request
  const body = bodyOf(await text(request), headers['content-type'] ?? '')
  if (!body) return null
  const bearer = (headers.authorization ?? '').replace(/^Bearer /, '')
  return { method, url: new URL(request.url!, origin), body, bearer, headers }
}

function bodyOf(sent: string, type: string): Record<string, unknown> | null {
  if (!type.includes('json')) return Object.fromEntries(new URLSearchParams(sent))
  try {
    const body: unknown = JSON.parse(sent || '{}')
    return typeof body === 'object' ? (body as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

function send(response: ServerResponse, answer: Answer, { appUrl }: LocalContext): void {
  if ('location' in answer) return void response.writeHead(303, { location: answer.location }).end()
  if ('page' in answer) {
    return void response.writeHead(answer.status, standInHeaders(appUrl)).end(answer.page)
  }
  const headers = { 'content-type': 'application/json' }
  response
    .writeHead(answer.status, headers)
    .end(answer.json === undefined ? undefined : JSON.stringify(answer.json))
}
