import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Deps } from './deps.ts'
import { paceAccounts } from './http/account-pace.ts'
import { identifyRequests, logAccess } from './http/access-log.ts'
import { dashboardFiles } from './http/dashboard-files.ts'
import { errorHandler, notFoundHandler } from './http/error-handler.ts'
import { notePaths } from './http/known-paths.ts'
import { endStreamsOnClose } from './http/event-stream.ts'
import { inScope } from './http/in-scope.ts'
import { measureRequests, metricsForToken } from './http/metrics.ts'
import { refuseDeepJson } from './http/json-body.ts'
import { describeApi } from './http/openapi.ts'
import { requireOwnOrigin } from './http/origin.ts'
import { limitRates } from './http/rate-limit.ts'
import { requireRoles } from './http/roles.ts'
import { requireSession } from './http/session.ts'
import { slowRefusals } from './http/slow-refusals.ts'
import { closeUnusedConnections } from './http/unused-connections.ts'
import { dropUnstorable } from './http/storable-text.ts'
import { limitBodies, TIME_LIMITS } from './http/time-limits.ts'
import { validationWords } from './lib/validation-words.ts'
import { widgetFiles } from './http/widget-files.ts'
import { yieldToEventLoop } from './lib/yield-to-event-loop.ts'
import { builtFiles, releasedWidgets } from './lib/product-files.ts'
import { accountRoutes } from './modules/account/routes.ts'
import { localShopRoutes } from './modules/actions/local-shop.ts'
import { actionRoutes } from './modules/actions/routes.ts'
import { agentTestRoutes } from './modules/agent-tests/routes.ts'
import { agentVersionRoutes } from './modules/agent-versions/routes.ts'
import { accountOfAgent } from './modules/agents/profile.ts'
import { activationRoutes } from './modules/activation/routes.ts'
import { agentRoutes } from './modules/agents/routes.ts'
import { gapRoutes } from './modules/answering/routes.ts'
import { oauthRoutes } from './modules/assistants/oauth-routes.ts'
import { assistantRoutes } from './modules/assistants/routes.ts'
import { assistRoutes } from './modules/assist/routes.ts'
import { attentionRoutes } from './modules/attention/routes.ts'
import { auditRoutes } from './modules/audit/routes.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { billingRoutes } from './modules/billing/routes.ts'
import { billingWebhooks } from './modules/billing/webhooks.ts'
import { bookingPages } from './modules/booking/pages.ts'
import { publicApiDocument, publicApiRoutes } from './modules/api/routes.ts'
import { apiKeyRoutes } from './modules/api-keys/routes.ts'
import { appointmentPages } from './modules/appointments/pages.ts'
import { scheduleRoutes } from './modules/appointments/routes.ts'
import { calendarCallback, calendarRoutes } from './modules/calendars/routes.ts'
import { requestRoutes } from './modules/booking/routes.ts'
import { callLogRoutes } from './modules/call-logs/routes.ts'
import { relayRoutes } from './modules/calls/relay/routes.ts'
import { callWebhooks } from './modules/calls/webhooks.ts'
import { knowledgeRoutes } from './modules/knowledge/routes.ts'
import { accountOfConversation } from './modules/conversations/account.ts'
import { conversationRoutes } from './modules/conversations/routes.ts'
import { deskRoutes } from './modules/desk/routes.ts'
import { eventRoutes } from './modules/events/routes.ts'
import { forwardingCheckRoutes } from './modules/calls/forwarding-check/routes.ts'
import { identityRoutes } from './modules/identity/routes.ts'
import { installRoutes, installSheetRoutes } from './modules/install/routes.ts'
import { integrationRoutes } from './modules/integrations/routes.ts'
import { fileRoutes } from './modules/files/routes.ts'
import { firstRunRoutes } from './modules/first-run/routes.ts'
import { leadRoutes } from './modules/leads/routes.ts'
import { letterPages } from './modules/letters/pages.ts'
import { letterRoutes } from './modules/letters/routes.ts'
import { letterWebhooks } from './modules/letters/webhooks.ts'
import { localRoutes } from './modules/local/routes.ts'
import { mcpRoutes } from './modules/mcp/routes.ts'
import { metricRoutes } from './modules/metrics/routes.ts'
import { unsubscribePages } from './modules/notices/pages.ts'
import { noteRoutes } from './modules/notes/routes.ts'
import { noticeRoutes } from './modules/notices/routes.ts'
import { numberRoutes } from './modules/numbers/routes.ts'
import { peopleRoutes } from './modules/people/routes.ts'
import { ratingRoutes } from './modules/ratings/routes.ts'
import { reportRoutes } from './modules/reports/routes.ts'
import { contactRoutes } from './modules/contacts/routes.ts'
import { savedReplyRoutes } from './modules/saved-replies/routes.ts'
import { hoursRoutes } from './modules/agents/hours/routes.ts'
import { screeningRuleRoutes } from './modules/screening-rules/routes.ts'
import { healthRoutes, probeRoutes, systemRoutes } from './modules/system/routes.ts'
import { telegramWebhooks } from './modules/telegram/webhooks.ts'
import { textWebhooks } from './modules/texting/webhooks.ts'
import { whatsappRoutes } from './modules/texting/whatsapp/routes.ts'
import { accountOfSender } from './modules/texting/whatsapp/sender.ts'
import { whatsappWebhooks } from './modules/texting/whatsapp/webhooks.ts'
import { testCallRoutes } from './modules/test-call/routes.ts'
import { teamRoutes } from './modules/team/routes.ts'
import { sessionRoutes } from './modules/sessions/routes.ts'
import { usageRoutes } from './modules/usage/routes.ts'
import { landingRoutes, userRoutes } from './modules/user/routes.ts'
import { taughtRoutes } from './modules/taught/routes.ts'
import { webhookRoutes } from './modules/webhooks/routes.ts'
import { whyRoutes } from './modules/why/routes.ts'
import { visitorRoutes } from './modules/visitor/routes.ts'
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

/**
 * Plugins that only add routes. One that adds a hook or a parser needs a scope of its own, which takes longer to create than its routes.
 */
const SIGNED_IN = [
  userRoutes,
  sessionRoutes,
  teamRoutes,
  auditRoutes,
  apiKeyRoutes,
  assistantRoutes,
  accountRoutes,
  peopleRoutes,
  systemRoutes,
  agentRoutes,
  activationRoutes,
  integrationRoutes,
  calendarRoutes,
  whatsappRoutes,
  identityRoutes,
  requestRoutes,
  noticeRoutes,
  numberRoutes,
  forwardingCheckRoutes,
  billingRoutes,
  localRoutes,
  gapRoutes,
  screeningRuleRoutes,
  hoursRoutes,
  callLogRoutes,
  conversationRoutes,
  deskRoutes,
  noteRoutes,
  contactRoutes,
  savedReplyRoutes,
  assistRoutes,
  ratingRoutes,
  whyRoutes,
  taughtRoutes,
  leadRoutes,
  reportRoutes,
  webhookRoutes,
  letterRoutes,
  eventRoutes,
  metricRoutes,
  attentionRoutes,
  usageRoutes,
  firstRunRoutes,
]

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

async function signedInRoutes(signedIn: FastifyInstance, deps: Deps) {
  requireOwnOrigin(signedIn, deps)
  requireSession(signedIn, deps)
  paceAccounts(signedIn, deps)
  requireRoles(signedIn)
  for (const routes of SIGNED_IN) await routes(signedIn, deps)
  await inScope(signedIn, installRoutes, deps)
  await inScope(signedIn, scheduleRoutes, deps)
  await inScope(signedIn, testCallRoutes, deps)
  await inScope(signedIn, fileRoutes, deps)
  await inScope(signedIn, agentTestRoutes, deps)
  await inScope(signedIn, actionRoutes, deps)
  await inScope(signedIn, agentVersionRoutes, deps)
  await inScope(signedIn, knowledgeRoutes, deps)
}
