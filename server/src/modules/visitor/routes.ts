import { createHash } from 'node:crypto'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Count, visitor, VisitorEventsQuery } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../errors.ts'
import { handle, inputSchema, refuseMalformedIds } from '../../http/contract.ts'
import { openEventStream } from '../../http/event-stream.ts'
import { networkOf } from '../../http/address.ts'
import { inScope } from '../../http/in-scope.ts'
import { describeSecurity } from '../../http/describe-security.ts'
import { takeStream } from '../../http/stream-limit.ts'
import { accountOfConversation, agentOfConversation } from '../conversations/account.ts'
import { readState } from '../conversations/watching/observe.ts'
import { leaveDevice, mayEnterConversation } from '../identity/service.ts'
import { keepLead } from '../leads/service.ts'
import { requireAllowedSite } from './allowed.ts'
import { notePage } from './current-page.ts'
import { visitorFileRoutes } from './file-routes.ts'
import { endWhenUnproved } from './proving.ts'
import { rateConversation } from '../ratings/service.ts'
import {
  identify,
  openConversation,
  readConfig,
  readHistory,
  requestPerson,
  sendEvents,
} from './service.ts'
import { checkVisitorToken, tokenInvalid } from './token.ts'
import { beginTurn } from './turn.ts'

const CONFIG_SECONDS = 60
/** The most streams of a conversation: pages of a site that are open side by side share it. */
const MAX_TABS = 10
/** The most streams of one address: an office may have a page open at every desk. */
const MAX_PER_ADDRESS = 300
/** The most streams of one account on a node, so that a flood of one website leaves room for the visitors of others. */
const MAX_PER_ACCOUNT = 5_000

/** The public API of the widget: any origin, no cookie, and a bearer token for everything in a conversation. */
export async function visitorRoutes(app: FastifyInstance, deps: Deps) {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'last-event-id'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 24 * 60 * 60,
  })

  describeSecurity(app, 'visitor', (url) => url.includes('/widget/conversations/'))
  handle(app, visitor.config, async ({ params, query }, request, reply) => {
    await requireAllowedSite(deps, request, params.id, 404)
    const { headers } = request
    // The widget of a release that supports only English sends no languages.
    const hasWish = query.language !== undefined || query.page_language !== undefined
    const wish = hasWish ? { ...query, accepted: headers['accept-language'] } : null
    const config = await readConfig(deps, params.id, wish)
    const tag = `"${createHash('sha256').update(JSON.stringify(config)).digest('base64url')}"`
    reply.header('cache-control', `public, max-age=${CONFIG_SECONDS}`).header('etag', tag)
    reply.header('vary', 'accept-language, origin')
    if (headers['if-none-match'] === tag) reply.code(304)
    return config
  })
  handle(app, visitor.open, async ({ params, body }, request) => {
    await requireAllowedSite(deps, request, params.id)
    return openConversation(deps, params.id, body, countryOfProxy(deps, request))
  })
  handle(app, visitor.identify, async ({ params, body }, request) => {
    await requireAllowedSite(deps, request, params.id)
    return identify(deps, params.id, body)
  })
  await inScope(app, conversationRoutes, deps)
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged into Fastify's
  interface FastifyRequest {
    /** The session of an identified visitor; null for others. */
    visitorSessionId: string | null
  }
}

async function conversationRoutes(app: FastifyInstance, deps: Deps) {
  app.decorateRequest('visitorSessionId', null)
  app.addHook('onRequest', async (request) => {
    refuseMalformedIds(request)
    const { id } = request.params as { id: string }
    const token = request.headers.authorization?.replace(/^Bearer /i, '')
    const { sessionId } = checkVisitorToken(deps.config.secrets, id, token, deps.now())
    if (!(await mayEnterConversation(deps, id, sessionId))) throw tokenInvalid()
    request.visitorSessionId = sessionId
    if (request.headers.origin)
      await requireAllowedSite(deps, request, await agentOfConversation(deps, id))
  })
  handle(app, visitor.leave, async ({ params }, { visitorSessionId }) => {
    const { userId, agentId } = await readState(deps, params.id)
    return leaveDevice(deps, params.id, { userId, agentId }, visitorSessionId)
  })

  handle(app, visitor.history, ({ params, query }) => readHistory(deps, params.id, query.after))
  handle(app, visitor.requestPerson, ({ params, body }) => requestPerson(deps, params.id, body))
  handle(app, visitor.lead, ({ params, body }) => keepLead(deps, params.id, body))
  await visitorFileRoutes(app, deps)
  handle(app, visitor.rate, ({ params, body }) => rateConversation(deps, params.id, body))

  app.post<{ Params: { id: string }; Body: { id: string; text: string } }>(
    visitor.send.path,
    { schema: inputSchema(visitor.send) },
    async (request, reply) => {
      const streamTurn = await beginTurn(deps, request.params.id, request.body)
      const stream = openEventStream(request, reply)
      await streamTurn(stream.send, stream.closed).catch((error: unknown) => {
        request.log.error({ err: error }, 'a turn could not be told to its end')
        stream.send('error', { message: 'Something went wrong on our side.', code: 'internal' })
      })
      stream.end()
    },
  )

  app.get<{ Params: { id: string }; Querystring: { after: number; page?: string } }>(
    visitor.events.path,
    { schema: { ...inputSchema(visitor.events), querystring: VisitorEventsQuery } },
    async (request, reply) => {
      const { id } = request.params
      // The state is read before the stream opens, so that a deleted conversation is a plain 404.
      const after = lastEventId(request) ?? request.query.after
      const account = await accountOfConversation(deps, id)
      const leave = takeStream(deps, reply, [
        { limit: 'streams_of_conversation', key: id, most: MAX_TABS },
        { limit: 'streams_of_address', key: networkOf(request.ip), most: MAX_PER_ADDRESS },
        { limit: 'streams_of_account', key: account, most: MAX_PER_ACCOUNT },
      ])
      const begin = await sendEvents(deps, id, after).catch((error: unknown) => {
        leave()
        throw error
      })
      notePage(deps, id, request.query.page)
      const stream = openEventStream(request, reply)
      stream.closed.addEventListener('abort', leave)
      begin(stream)
      const entry = { conversationId: id, sessionId: request.visitorSessionId }
      await endWhenUnproved(deps, entry, stream)
    },
  )
}

function lastEventId(request: FastifyRequest): number | null {
  const given = request.headers['last-event-id']
  if (!given) return null
  const { data } = Count(0).safeParse(given)
  if (data === undefined) throw invalid('bad_request', 'Last-Event-ID is not one of our numbers.')
  return data
}

/** The country according to the proxy's header. A visitor could send that header, so it is used only behind a trusted proxy. */
function countryOfProxy(deps: Deps, request: FastifyRequest): string | null {
  const header = request.headers['cf-ipcountry']
  const named =
    deps.config.trustProxy > 0 && typeof header === 'string' && /^[A-Z]{2}$/.test(header)
  // XX means unknown.
  return named && header !== 'XX' ? header : null
}
