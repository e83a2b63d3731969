import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { paceAccounts } from './http/account-pace.ts'
import { inScope } from './http/in-scope.ts'
import { requireOwnOrigin } from './http/origin.ts'
import { requireRoles } from './http/roles.ts'
import { requireSession } from './http/session.ts'
import { accountRoutes } from './modules/account/routes.ts'
import { actionRoutes } from './modules/actions/routes.ts'
import { agentTestRoutes } from './modules/agent-tests/routes.ts'
import { agentVersionRoutes } from './modules/agent-versions/routes.ts'
import { activationRoutes } from './modules/activation/routes.ts'
import { agentRoutes } from './modules/agents/routes.ts'
import { gapRoutes } from './modules/answering/routes.ts'
import { assistantRoutes } from './modules/assistants/routes.ts'
import { assistRoutes } from './modules/assist/routes.ts'
import { attentionRoutes } from './modules/attention/routes.ts'
import { auditRoutes } from './modules/audit/routes.ts'
import { billingRoutes } from './modules/billing/routes.ts'
import { apiKeyRoutes } from './modules/api-keys/routes.ts'
import { scheduleRoutes } from './modules/appointments/routes.ts'
import { calendarRoutes } from './modules/calendars/routes.ts'
import { requestRoutes } from './modules/booking/routes.ts'
import { callLogRoutes } from './modules/call-logs/routes.ts'
import { knowledgeRoutes } from './modules/knowledge/routes.ts'
import { conversationRoutes } from './modules/conversations/routes.ts'
import { deskRoutes } from './modules/desk/routes.ts'
import { eventRoutes } from './modules/events/routes.ts'
import { forwardingCheckRoutes } from './modules/calls/forwarding-check/routes.ts'
import { identityRoutes } from './modules/identity/routes.ts'
import { installRoutes } from './modules/install/routes.ts'
import { integrationRoutes } from './modules/integrations/routes.ts'
import { fileRoutes } from './modules/files/routes.ts'
import { firstRunRoutes } from './modules/first-run/routes.ts'
import { leadRoutes } from './modules/leads/routes.ts'
import { letterRoutes } from './modules/letters/routes.ts'
import { localRoutes } from './modules/local/routes.ts'
import { metricRoutes } from './modules/metrics/routes.ts'
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
import { systemRoutes } from './modules/system/routes.ts'
import { whatsappRoutes } from './modules/texting/whatsapp/routes.ts'
import { testCallRoutes } from './modules/test-call/routes.ts'
import { teamRoutes } from './modules/team/routes.ts'
import { sessionRoutes } from './modules/sessions/routes.ts'
import { usageRoutes } from './modules/usage/routes.ts'
import { userRoutes } from './modules/user/routes.ts'
import { taughtRoutes } from './modules/taught/routes.ts'
import { webhookRoutes } from './modules/webhooks/routes.ts'
import { whyRoutes } from './modules/why/routes.ts'

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

/** The routes of people who are signed in. */
export async function signedInRoutes(signedIn: FastifyInstance, deps: Deps) {
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
