import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Deps } from './deps.ts'
import { identifyRequests, logAccess } from './http/access-log.ts'
import { dashboardFiles } from './http/dashboard-files.ts'
import { errorHandler, notFoundHandler } from './http/error-handler.ts'
import { notePaths } from './http/known-paths.ts'
import { endStreamsOnClose } from './http/event-stream.ts'
import { inScope } from './http/in-scope.ts'
import { measureRequests, metricsForToken } from './http/metrics.ts'
import { refuseDeepJson } from './http/json-body.ts'
import { describeApi } from './http/openapi.ts'
import { limitRates } from './http/rate-limit.ts'
import { slowRefusals } from './http/slow-refusals.ts'
import { closeUnusedConnections } from './http/unused-connections.ts'
import { dropUnstorable } from './http/storable-text.ts'
import { limitBodies, TIME_LIMITS } from './http/time-limits.ts'
import { validationWords } from './lib/validation-words.ts'
import { widgetFiles } from './http/widget-files.ts'
import { yieldToEventLoop } from './lib/yield-to-event-loop.ts'
import { builtFiles, releasedWidgets } from './lib/product-files.ts'
import { localShopRoutes } from './modules/actions/local-shop.ts'
import { accountOfAgent } from './modules/agents/profile.ts'
import { oauthRoutes } from './modules/assistants/oauth-routes.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { billingWebhooks } from './modules/billing/webhooks.ts'
import { bookingPages } from './modules/booking/pages.ts'
import { publicApiDocument, publicApiRoutes } from './modules/api/routes.ts'
import { appointmentPages } from './modules/appointments/pages.ts'
import { calendarCallback } from './modules/calendars/routes.ts'
import { relayRoutes } from './modules/calls/relay/routes.ts'
import { callWebhooks } from './modules/calls/webhooks.ts'
import { accountOfConversation } from './modules/conversations/account.ts'
import { installSheetRoutes } from './modules/install/routes.ts'
import { letterPages } from './modules/letters/pages.ts'
import { letterWebhooks } from './modules/letters/webhooks.ts'
import { mcpRoutes } from './modules/mcp/routes.ts'
import { unsubscribePages } from './modules/notices/pages.ts'
import { healthRoutes, probeRoutes } from './modules/system/routes.ts'
import { telegramWebhooks } from './modules/telegram/webhooks.ts'
import { textWebhooks } from './modules/texting/webhooks.ts'
import { accountOfSender } from './modules/texting/whatsapp/sender.ts'
import { whatsappWebhooks } from './modules/texting/whatsapp/webhooks.ts'
import { landingRoutes } from './modules/user/routes.ts'
import { visitorRoutes } from './modules/visitor/routes.ts'
import { signedInRoutes } from './signed-in-routes.ts'
import { requestIdOf } from './telemetry/request-id.ts'

/** Frames of a call are small; larger ones are not from a telephone carrier. */
const MAX_FRAME_BYTES = 64 * 1024
/** The WebSocket close code for "service restart". */
const SERVICE_RESTART = 1012

/** Assembles the server's routes; it does not listen yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    trustProxy: (_address, hop) => hop < deps.config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    genReqId: requestIdOf,
    // Log lines get the request's id by themselves; a separate logger for each request would cost more.
    childLoggerFactory: (log) => log,
    ...TIME_LIMITS,
  })
  app.addHook('onRequest', () => yieldToEventLoop())
  identifyRequests(app)
  logAccess(app)
  measureRequests(app, deps)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(errorHandler)
  z.config({ customError: validationWords })
  notePaths(app)
  app.setNotFoundHandler(notFoundHandler)
  endStreamsOnClose(app)
  closeUnusedConnections(app)
  refuseDeepJson(app)
  dropUnstorable(app)
  limitBodies(app)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Old browsers say where a request comes from only in `Referer`, which is sent to our own origin and nobody else.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: false,
    // Only for this host, because the rest of its domain is not ours to decide about.
    strictTransportSecurity: deps.config.appUrl.startsWith('https:') && {
      includeSubDomains: false,
    },
  })
  await app.register(cookie, { secret: deps.config.secrets })
  limitRates(app, deps, {
    agent: accountOfAgent,
    conversation: accountOfConversation,
    sender: accountOfSender,
  })
  slowRefusals(app, deps)
  await describeApi(app, deps)
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES },
    preClose: closeSockets,
  })
  await inScope(app, apiRoutes, deps, { prefix: '/api' })
  await inScope(app, mcpRoutes, deps)
  await inScope(app, oauthRoutes, deps)
  await probeRoutes(app, deps)
  metricsForToken(app, deps)
  await inScope(app, localShopRoutes, deps)
  await inScope(app, bookingPages, deps)
  await inScope(app, appointmentPages, deps)
  await inScope(app, unsubscribePages, deps)
  await inScope(app, letterPages, deps)
  await app.register(widgetFiles, { built: builtFiles('widget'), released: releasedWidgets })
  await app.register(dashboardFiles, {
    folder: builtFiles('dashboard'),
    appUrl: deps.config.appUrl,
  })
  return app
}

/** Tells clients that the server restarts: a close without a reason would be taken for the end of the call. */
function closeSockets(this: FastifyInstance, done: () => void) {
  for (const socket of this.websocketServer.clients) socket.close(SERVICE_RESTART)
  this.websocketServer.close()
  done()
}

/** Access is decided by scope: routes inside `signedIn` have a user, and routes outside check their caller themselves. */
async function apiRoutes(api: FastifyInstance, deps: Deps) {
  // Answers may contain what people said, so they are not cached; a route whose answer may be cached says so itself.
  api.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('cache-control', 'no-store'),
  )
  await healthRoutes(api, deps)
  await inScope(api, authRoutes, deps)
  await landingRoutes(api, deps)
  await inScope(api, calendarCallback, deps)
  await inScope(api, installSheetRoutes, deps)
  await inScope(api, visitorRoutes, deps)
  await inScope(api, relayRoutes, deps)
  await inScope(api, callWebhooks, deps)
  await inScope(api, billingWebhooks, deps)
  await inScope(api, telegramWebhooks, deps)
  await inScope(api, textWebhooks, deps)
  await inScope(api, whatsappWebhooks, deps)
  await inScope(api, letterWebhooks, deps)
  publicApiDocument(api, deps)
  await inScope(api, publicApiRoutes, deps)
  await inScope(api, signedInRoutes, deps)
}
