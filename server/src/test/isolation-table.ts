import type { ConnectWhatsapp } from 'shared-types'

/** One of everything an account owns; the columns of the table below draw from it. */
export type Belongings = {
  agentId: string
  /** Links the item of `agentId`. */
  otherAgentId: string
  itemId: string
  /** Of `itemId`, with `passageId`, `factId` and `changeId`. */
  pageId: string
  passageId: string
  factId: string
  changeId: string
  crawlId: string
  gapId: string
  /** Of `agentId`. */
  answerId: string
  /** Of `agentId`, as the run. */
  actionId: string
  testId: string
  testRunId: string
  /** Of `agentId`, which has a draft too. */
  versionId: string
  conversationId: string
  /** Of `conversationId`. */
  customerId: string
  /** In progress. */
  callId: string
  /** Of `callId`. */
  callLineId: string
  /** Of `conversationId`. */
  appointmentId: string
  /** An appointment of `agentId`, which may be booked there. */
  bookedId: string
  /** In `conversationId`. */
  fileId: string
  /** In `conversationId`. */
  noteId: string
  savedReplyId: string
  webhookId: string
  /** Of `webhookId`. */
  webhookDeliveryId: string
  contactId: string
  /** Mail of `conversationId`: the message one came by, and one the local mail server delivered. */
  receivedMailId: string
  letterMailId: string
  localGroupId: string
  /** Of `agentId`, for its website to sign with. */
  identitySecretId: string
  /** Of `agentId`, to Telegram. */
  integrationId: string
  /** Of `otherAgentId`, to Telegram by a bot of its own. */
  botIntegrationId: string
  /** Of the bot `botName`, which works for nobody. */
  botToken: string
  botName: string
  /** Answers at the WhatsApp number of `whatsappAccount`. */
  whatsappAgentId: string
  whatsappAccount: ConnectWhatsapp
  auditEntryId: string
  apiKeyId: string
  assistantId: string
  /** Beside the one that asks. */
  sessionId: string
  /** Somebody who shares the account. */
  memberId: string
  invitationId: string
  /** The account itself. */
  workspaceId: string
  /** Of a browser that is pushed to. */
  pushEndpoint: string
}

/** What a request needs to be one the owner may make. */
export type Request = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Sent as multipart form instead of JSON. */
  form?: Record<string, string>
}

const REPORT = { from: '2026-01-01', to: '2026-01-31', time_zone: 'UTC', group: 'day' }

const SCHEDULE = {
  is_on: true,
  title: 'A first talk',
  hours: {
    time_zone: 'Europe/Berlin',
    week: Array.from({ length: 7 }, () => [{ from: '09:00', to: '17:00' }]),
    special_days: [],
  },
  length_minutes: 30,
  before_minutes: 0,
  after_minutes: 0,
  notice_minutes: 60,
  ahead_days: 30,
  ask_phone: 'optional',
  remind_minutes: 1440,
  people: [{ name: 'Rosa Lind', email: 'rosa@example.com' }],
}

const POLISH = {
  welcome_message: 'Changed',
  suggested_questions: '',
  placeholder: '',
  handover_message: '',
}

/** Anybody may call these; each checks its caller itself, or has nothing to protect. */
export const PUBLIC = [
  'GET /api/health',
  'GET /livez',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /api/v1/openapi.json',
  // By which programs ask to be let in; what they get is a person's choice: modules/assistants/assistants.test.ts
  'GET /.well-known/oauth-protected-resource',
  'GET /.well-known/oauth-protected-resource/mcp',
  'GET /.well-known/oauth-authorization-server',
  'POST /oauth/register',
  'POST /oauth/token',
  'POST /oauth/revoke',
  'GET /api/user/session',
  'GET /api/auth/options',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/auth/openid',
  'GET /api/auth/openid/callback',
  'GET /api/auth/logout',
  // Takes what this session began: modules/calendars/google.test.ts
  'GET /api/calendars/google/callback',
  'GET /api/widget/agents/:id/config',
  'POST /api/widget/agents/:id/conversations',
  // Takes what the agent's website signed: modules/identity/identity.test.ts
  'POST /api/widget/agents/:id/identity',
  // Shows what any page with the widget shows, to whoever has the link: modules/install/links.test.ts
  'GET /api/install',
  // For whoever has the link, which nobody guesses: modules/appointments/pages.test.ts
  'GET /book/with/:code',
  'POST /book/with/:code',
  'GET /book/mine/:token',
  'POST /book/mine/:token',
  'GET /book/mine/:token/calendar.ics',
  // Signed by the carrier: modules/calls/hostile.test.ts proves that nobody else is heard.
  'GET /api/webhooks/twilio/relay',
  'POST /api/webhooks/twilio/voice',
  'POST /api/webhooks/twilio/connect-action',
  'POST /api/webhooks/twilio/whisper',
  'POST /api/webhooks/twilio/accept',
  'POST /api/webhooks/twilio/dial-action',
  'POST /api/webhooks/twilio/recorded',
  'POST /api/webhooks/twilio/recording',
  'POST /api/webhooks/twilio/transcription',
  'POST /api/webhooks/twilio/forwarding-check',
  'POST /api/webhooks/twilio/status',
  'POST /api/webhooks/twilio/text',
  'POST /api/webhooks/twilio/text-status',
  // Signed with the token of the owner's account: modules/texting/whatsapp/whatsapp.test.ts.
  'POST /api/webhooks/twilio/whatsapp/:id',
  'POST /api/webhooks/twilio/whatsapp/:id/status',
  // Signed by Stripe: modules/billing/webhooks.test.ts proves that nobody else is heard.
  'POST /api/webhooks/stripe',
  // Carries a secret of Telegram: modules/telegram/webhooks.test.ts.
  'POST /api/webhooks/telegram',
  'POST /api/webhooks/telegram/:id',
  'GET /widget/:release/:script',
  'GET /widget/:script(^nexus-[a-z]+\\.(?:js|json)$)',
  // Leads to where its owner said, and nowhere else: modules/booking/links.test.ts
  'GET /book/:code',
  // Take a signed token of one person: modules/notices/unsubscribe.test.ts
  'GET /unsubscribe/:token',
  // Take signed tokens of one address or conversation: modules/letters/pages.test.ts
  'GET /letters/fewer/:token',
  'POST /letters/fewer/:token',
  'GET /letters/whole/:token',
  'POST /letters/whole/:token',
  'POST /unsubscribe/:token',
  // Take an API key: modules/mcp/mcp.test.ts
  'POST /mcp',
  'GET /mcp',
  // A shop that the server pretends to have: modules/actions/routes.test.ts
  'GET /api/local/shop/orders/:number',
  'GET /api/local/shop/stock/:item',
  'POST /api/local/shop/tickets',
  'GET /*',
]

/** For the visitor of one conversation, who holds its token and no session. */
export const VISITOR: Record<string, Request['body']> = {
  'GET /api/widget/conversations/:id/messages': undefined,
  'GET /api/widget/conversations/:id/events': undefined,
  'POST /api/widget/conversations/:id/messages': { id: 'from-elsewhere', text: 'Hello' },
  'POST /api/widget/conversations/:id/handover': {},
  'POST /api/widget/conversations/:id/rating': { rating: 'good' },
  'POST /api/widget/conversations/:id/lead': { answers: [] },
  'POST /api/widget/conversations/:id/leave': {},
  'POST /api/widget/conversations/:id/files': undefined,
  'GET /api/widget/conversations/:id/files/:fileId': undefined,
}

const agent = ({ agentId }: Belongings) => ({ params: { id: agentId } })
const integration = ({ agentId, integrationId }: Belongings) => ({
  params: { agentId, integrationId },
})
const pageOfItem = ({ agentId, itemId, pageId }: Belongings) => ({
  params: { agentId, kbId: itemId, pageId },
})
const call = ({ callId }: Belongings) => ({ params: { id: callId } })
const localGroup = ({ localGroupId }: Belongings) => ({ params: { id: localGroupId } })
const ofThatAgent = ({ agentId }: Belongings) => ({ query: { agent_id: agentId } })
const testRun = ({ agentId, testRunId }: Belongings) => ({
  params: { id: agentId, run_id: testRunId },
})
const A_TEST = { kind: 'question', lines: ['How much is it?'], expects: {} }

const AN_ACTION = {
  name: 'Order status',
  purpose: 'Tells how an order is doing.',
  examples: ['Where is my order?'],
  method: 'GET',
  url: 'https://shop.example/orders/{order}',
  headers: [],
  body: '',
  inputs: [{ name: 'order', kind: 'text', ask: 'Which?', example: '', choices: [] }],
  writes: false,
  result: '{status}',
  nothing: '',
  is_on: true,
}

const ofAction = ({ agentId, actionId }: Belongings) => ({ params: { agentId, actionId } })
const webhook = ({ webhookId }: Belongings) => ({ params: { id: webhookId } })
const ofAgent = ({ agentId }: Belongings) => ({ params: { agentId } })
const conversation = ({ conversationId }: Belongings) => ({ params: { id: conversationId } })
const contact = ({ contactId }: Belongings) => ({ params: { id: contactId } })
const savedReply = ({ savedReplyId }: Belongings) => ({
  params: { id: savedReplyId },
  body: { title: 'Changed', text: 'Changed' },
})
const changed =
  (fields: object) =>
  ({ agentId }: Belongings) => ({
    body: { agent_id: agentId, ...fields },
  })

/** Needs a session: what of the owner's each route takes. A route that takes nothing of anybody's is `null`. */
export const SIGNED_IN: Record<string, ((owner: Belongings) => Request) | null> = {
  'GET /api/user': null,
  'GET /api/system': null,
  'GET /api/system/local-model': null,
  'POST /api/system/local-model': null,
  'DELETE /api/system/local-model': null,
  'GET /api/events': null,
  'GET /api/user/sessions': null,
  'DELETE /api/user/sessions/:id': ({ sessionId }) => ({ params: { id: sessionId } }),
  'DELETE /api/user/sessions': null,
  'GET /api/team': null,
  'PATCH /api/team': null,
  'POST /api/team/invitations': null,
  'DELETE /api/team/invitations/:id': ({ invitationId }) => ({ params: { id: invitationId } }),
  'PATCH /api/team/members/:id': ({ memberId }) => ({
    params: { id: memberId },
    body: { role: 'admin' },
  }),
  'DELETE /api/team/members/:id': ({ memberId }) => ({ params: { id: memberId } }),
  'GET /api/workspaces': null,
  'PATCH /api/workspaces/current': ({ workspaceId }) => ({ body: { id: workspaceId } }),
  'DELETE /api/workspaces/:id': ({ workspaceId }) => ({ params: { id: workspaceId } }),
  'POST /api/workspaces/invitation': null,
  'POST /api/workspaces/join': null,
  'GET /api/user/activity': ({ auditEntryId }) => ({ query: { before: auditEntryId } }),
  'GET /api/user/first-run': null,
  'GET /api/user/attention': null,
  'GET /api/user/metrics/customer-growth': null,
  'GET /api/user/metrics/knowledgebase': null,
  'GET /api/user/metrics/agents': null,
  'GET /api/user/metrics/ai-messages': null,
  'GET /api/user/conversation/sentiment': null,
  'GET /api/user/call-logs/sentiment': null,

  'GET /api/user/notices': null,
  'GET /api/conversations/unread': null,
  'PATCH /api/user/notices': null,
  'POST /api/user/notices/test': null,
  'POST /api/user/notices/devices': null,
  'POST /api/user/notices/phone': null,
  'POST /api/user/notices/phone/verify': null,
  'DELETE /api/user/notices/phone': null,
  'DELETE /api/user/notices/devices': ({ pushEndpoint }) => ({ body: { endpoint: pushEndpoint } }),
  'GET /api/local/mails': null,

  'GET /api/account/retention': null,
  'PATCH /api/account/retention': null,
  'DELETE /api/account': null,
  'GET /api/conversation/:id/person': conversation,
  'DELETE /api/conversation/:id/person': conversation,
  'GET /api/call-logs/:id/person': call,
  'DELETE /api/call-logs/:id/person': call,

  'GET /api/assistants': null,
  'GET /api/assistants/asked': null,
  'POST /api/assistants/asked': null,
  'DELETE /api/assistants/:id': ({ assistantId }) => ({ params: { id: assistantId } }),
  'GET /api/api-keys': null,
  'POST /api/api-keys': null,
  'DELETE /api/api-keys/:id': ({ apiKeyId }) => ({ params: { id: apiKeyId } }),

  'GET /api/usage': null,
  'GET /api/usage/notices': null,
  'PATCH /api/usage/cap': changed({ cap_micros: 0 }),

  'GET /api/agents': null,
  'POST /api/agent': null,
  'GET /api/agent/:id': agent,
  'PATCH /api/agent/:id/name': (owner) => ({ ...agent(owner), body: { name: 'Mine now' } }),
  'PATCH /api/agent/activate/:id': agent,
  'PATCH /api/agent/deactivate/:id': agent,
  'GET /api/agent/chatbot-config/:id': agent,
  'PATCH /api/agent/chatbot-config': changed({
    brand_name: 'Changed',
    panel_language: 'pl',
    panel_texts: { pl: POLISH },
  }),
  'GET /api/agent/settings/:id': agent,
  'PATCH /api/agent/settings': changed({ instructions: 'Changed' }),
  'GET /api/agent/hours/:id': agent,
  'PATCH /api/agent/hours/:id': (owner) => ({
    ...agent(owner),
    body: { away_until: '2030-01-01T00:00:00Z' },
  }),
  'GET /api/agent/schedule/:id': agent,
  'PATCH /api/agent/schedule/:id': (owner) => ({ ...agent(owner), body: SCHEDULE }),
  'GET /api/agent/schedule/:id/times': (owner) => ({
    ...agent(owner),
    query: { from: '2027-01-04T00:00:00Z' },
  }),
  'GET /api/booked-appointments': ({ bookedId }) => ({ query: { after: bookedId } }),
  'PATCH /api/booked-appointments/:id': ({ bookedId }) => ({
    params: { id: bookedId },
    body: { starts_at: '2027-01-05T20:00:00Z' },
  }),
  'DELETE /api/booked-appointments/:id': ({ bookedId }) => ({ params: { id: bookedId } }),
  'GET /api/agent/screening/:id': agent,
  'PATCH /api/agent/screening/:id/number': (owner) => ({
    ...agent(owner),
    body: { phone: '+12025550123', list: 'block' },
  }),
  'PATCH /api/agent/screening/:id': (owner) => ({
    ...agent(owner),
    body: { allow_numbers: ['+12025550123'] },
  }),
  'DELETE /api/agent/:id': agent,

  'POST /api/agent/integration': changed({
    type: 'google_calendar',
    url: 'https://calendly.com/example',
  }),
  'GET /api/agent/calendar/:id': agent,
  'GET /api/agent/calendar/:id/choices': agent,
  'POST /api/agent/calendar/:id': (owner) => ({
    ...agent(owner),
    body: { vendor: 'cal_com', key: 'cal_local_other' },
  }),
  'POST /api/agent/calendar/:id/google': agent,
  'PATCH /api/agent/calendar/:id': (owner) => ({ ...agent(owner), body: { calendar: '101' } }),
  'DELETE /api/agent/calendar/:id': agent,
  'GET /api/agent/integration/:id': agent,
  'POST /api/agent/install-check/:id': (owner) => ({
    ...agent(owner),
    body: { url: 'http://127.0.0.1:9' },
  }),
  'GET /api/agent/install-link/:id': agent,
  'POST /api/agent/install-link/:id': agent,
  // The other one has a link.
  'DELETE /api/agent/install-link/:id': ({ otherAgentId }) => ({ params: { id: otherAgentId } }),
  'GET /api/agent/identity/:id': agent,
  'POST /api/agent/identity/:id': agent,
  'DELETE /api/agent/identity/:id/:secretId': ({ agentId, identitySecretId }) => ({
    params: { id: agentId, secretId: identitySecretId },
  }),
  'GET /api/agent/integration/:agentId/:integrationId': integration,
  'PATCH /api/agent/integration/rotate-token/:agentId/:integrationId': integration,
  'DELETE /api/agent/integration/:agentId/:integrationId': integration,
  'POST /api/agent/integration/bot/:agentId/:integrationId': (owner) => ({
    ...integration(owner),
    // Whoever has the token of a bot may use it.
    body: { token: `123456:${'a'.repeat(35)}` },
  }),
  // The integration of the other one has a bot.
  'DELETE /api/agent/integration/bot/:agentId/:integrationId': ({
    otherAgentId,
    botIntegrationId,
  }) => ({ params: { agentId: otherAgentId, integrationId: botIntegrationId } }),
  'GET /api/agent/whatsapp/:id': agent,
  // Whoever has the token of a Twilio account may use it.
  'POST /api/agent/whatsapp/:id': (owner) => ({
    ...agent(owner),
    body: {
      account_sid: `AC${'a'.repeat(32)}`,
      auth_token: 'a'.repeat(32),
      phone: '+14155550100',
    },
  }),
  'DELETE /api/agent/whatsapp/:id': ({ whatsappAgentId }) => ({ params: { id: whatsappAgentId } }),

  'GET /api/agent/tw/available-numbers': null,
  'GET /api/agent/active-number/:id': agent,
  'GET /api/agent/forward-number/:id': agent,
  'POST /api/agent/send-otp/:agentId': ({ agentId }) => ({
    params: { agentId },
    body: { phone: '+14155550123' },
  }),
  'POST /api/agent/verify-phone': ({ agentId }) => ({ body: { agentId, otp: '000000' } }),
  'POST /api/checkout/tw-phone/buy': changed({ phone_number: '+14155550100' }),
  'GET /api/checkout/tw-phone': ({ agentId }) => ({ query: { agent_id: agentId } }),
  'DELETE /api/checkout/tw-phone': ({ agentId }) => ({ query: { agent_id: agentId } }),
  'GET /api/agent/subscription/:id': agent,
  'GET /api/agent/subscription/portal/:id': agent,
  'GET /api/agent/forwarding-check/:id': agent,
  'POST /api/agent/forwarding-check/:id': agent,
  'POST /api/local/forward-check/:id': agent,
  'GET /api/local/call/:id': (owner) => ({ ...agent(owner), query: { from: '+12025550123' } }),
  'GET /api/local/messages': null,
  'POST /api/local/messages': null,
  'GET /api/local/letters': null,
  'POST /api/local/letters/:id': ({ letterMailId }) => ({
    params: { id: letterMailId },
    body: { text: 'Hello' },
  }),
  'POST /api/local/whatsapp': null,
  'POST /api/local/whatsapp/messages': ({ whatsappAccount: { phone } }) => ({
    body: { from: '+14155550123', to: phone, text: 'Hello' },
  }),
  'GET /api/local/telegram': null,
  'POST /api/local/telegram': null,
  'POST /api/local/telegram-bots': null,
  'POST /api/local/telegram-bots/groups': ({ botName }) => ({ body: { bot: botName } }),
  'GET /api/local/telegram/:id': localGroup,
  'POST /api/local/telegram/:id': (owner) => ({
    ...localGroup(owner),
    body: { name: 'Ada', text: 'Hello', reply_to: null },
  }),
  'PATCH /api/local/telegram/:id': (owner) => ({
    ...localGroup(owner),
    body: { action: 'remove_bot' },
  }),

  'GET /api/user/letters': null,
  'PATCH /api/user/letters': null,
  'POST /api/conversation/transcript/:id': (owner) => ({
    ...conversation(owner),
    body: { to: 'me' },
  }),
  'GET /api/conversation/mail/:id': ({ receivedMailId }) => ({ params: { id: receivedMailId } }),
  'GET /api/conversations/admin': null,
  'GET /api/conversations/export': null,
  'GET /api/conversation/messages/admin/:id': conversation,
  'PATCH /api/conversation/switchControl/:id': conversation,
  'POST /api/conversation/:id/files': ({ conversationId }) => ({
    params: { id: conversationId },
    form: { id: 'mine' },
  }),
  'GET /api/conversation/:id/files/:fileId': ({ conversationId, fileId }) => ({
    params: { id: conversationId, fileId },
  }),
  'POST /api/conversation/process/:id': (owner) => ({
    ...conversation(owner),
    body: { response: 'Hello' },
  }),
  'POST /api/conversation/typing/:id': conversation,
  'GET /api/conversations/counts': null,
  'PATCH /api/conversation/resolved/:id': (owner) => ({
    ...conversation(owner),
    body: { resolved: true },
  }),
  'PATCH /api/conversation/assignee/:id': (owner) => ({
    ...conversation(owner),
    body: { person_id: owner.memberId },
  }),
  'POST /api/conversation/presence/:id': (owner) => ({
    ...conversation(owner),
    body: { tab: owner.conversationId, here: true },
  }),
  'GET /api/inbox/settings': null,
  'PATCH /api/inbox/settings': null,
  'PATCH /api/conversation/mark-read/:id': conversation,
  'DELETE /api/conversation/:id': conversation,

  'GET /api/conversation/notes/:id': conversation,
  'POST /api/conversation/notes/:id': (owner) => ({
    ...conversation(owner),
    body: { text: 'Call her back', mentions: [], client_id: 'from-elsewhere' },
  }),
  'DELETE /api/conversation/note/:id': ({ noteId }) => ({ params: { id: noteId } }),
  'POST /api/conversation/suggest/:id': conversation,
  'POST /api/conversation/summary/:id': conversation,
  'GET /api/conversation/rating/:id': conversation,
  'GET /api/conversation/others/:id': conversation,
  'GET /api/conversation/why/:id/:messageId': ({ conversationId, receivedMailId }) => ({
    params: { id: conversationId, messageId: receivedMailId },
  }),
  'GET /api/call-logs/why/:id/:lineId': ({ callId, callLineId }) => ({
    params: { id: callId, lineId: callLineId },
  }),
  'GET /api/ratings': null,
  'GET /api/contacts': null,
  'GET /api/contacts/export': null,
  'POST /api/contacts/import': null,
  'DELETE /api/contacts/:id': contact,
  'DELETE /api/contacts': null,
  'GET /api/saved-replies': null,
  'POST /api/saved-replies': null,
  'PATCH /api/saved-replies/:id': savedReply,
  'DELETE /api/saved-replies/:id': savedReply,

  'GET /api/webhook-endpoints': null,
  'POST /api/webhook-endpoints': null,
  'PATCH /api/webhook-endpoints/:id': (owner) => ({
    ...webhook(owner),
    body: { description: 'Changed' },
  }),
  'DELETE /api/webhook-endpoints/:id': webhook,
  'POST /api/webhook-endpoints/:id/secret': webhook,
  'POST /api/webhook-endpoints/:id/test': webhook,
  'POST /api/webhook-endpoints/:id/replay': (owner) => ({
    ...webhook(owner),
    body: { since: '2026-01-01T00:00:00Z' },
  }),
  'GET /api/webhook-endpoints/:id/deliveries': (owner) => ({
    ...webhook(owner),
    query: { before: owner.webhookDeliveryId },
  }),
  'GET /api/webhook-deliveries/:id': ({ webhookDeliveryId }) => ({
    params: { id: webhookDeliveryId },
  }),
  'POST /api/webhook-deliveries/:id/resend': ({ webhookDeliveryId }) => ({
    params: { id: webhookDeliveryId },
  }),

  'GET /api/appointment/:id/calendar': ({ appointmentId }) => ({ params: { id: appointmentId } }),
  'PATCH /api/appointment/:id': ({ appointmentId }) => ({
    params: { id: appointmentId },
    body: { settled: true },
  }),

  'GET /api/call-logs': null,
  'GET /api/call-logs/export': null,
  'GET /api/leads/export': null,
  'GET /api/reports': ({ agentId }) => ({ query: { ...REPORT, agent_id: agentId } }),
  'GET /api/reports/export': ({ agentId }) => ({ query: { ...REPORT, agent_id: agentId } }),
  'GET /api/call-logs/unread': null,
  'GET /api/call-logs/:id': call,
  'PATCH /api/call-logs/mark-read/:id': call,
  'GET /api/call-logs/analysis/:id': call,
  'GET /api/call-logs/recording/:id': call,
  'GET /api/call-logs/latency/:id': agent,
  'PATCH /api/call-logs/switch-control/:id': call,
  'POST /api/call-logs/say/:id': (owner) => ({ ...call(owner), body: { text: 'Hello' } }),
  'POST /api/call-logs/connect/:id': call,
  'POST /api/call-logs/hang-up/:id': call,
  'DELETE /api/call-logs/:id': call,
  'GET /api/agent/test-call/:id': agent,

  'GET /api/knowledge-base': null,
  'GET /api/knowledge-base/:id': agent,
  'POST /api/knowledge-base': ({ agentId, crawlId }) => ({
    form: { type: 'WEB_PAGES', agent_id: agentId, refId: crawlId, url: 'https://example.com' },
  }),
  'POST /api/knowledge-base/crawl-page': changed({ url: 'http://127.0.0.1:9' }),
  'GET /api/knowledge-base/pages/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
  }),
  'GET /api/knowledge-base/file/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
  }),
  'GET /api/knowledge-base/pages/:agentId/:kbId/:pageId/passages': pageOfItem,
  'GET /api/knowledge-base/pages/:agentId/:kbId/:pageId/facts': pageOfItem,
  'PATCH /api/knowledge-base/passages/:agentId/:kbId/:passageId': ({
    agentId,
    itemId,
    passageId,
  }) => ({ params: { agentId, kbId: itemId, passageId }, body: { hidden: true } }),
  'PATCH /api/knowledge-base/facts/:agentId/:kbId/:factId': ({ agentId, itemId, factId }) => ({
    params: { agentId, kbId: itemId, factId },
    body: { hidden: true },
  }),
  'POST /api/knowledge-base/link': ({ otherAgentId, itemId }) => ({
    body: { agent_id: otherAgentId, kb_ids: [itemId] },
  }),
  'POST /api/knowledge-base/unlink': ({ otherAgentId, itemId }) => ({
    body: { agent_id: otherAgentId, kb_id: itemId },
  }),
  'POST /api/knowledge-base/retrain': ({ agentId, itemId }) => ({
    body: { agent_id: agentId, kb_id: itemId },
  }),
  'PATCH /api/knowledge-base/schedule/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
    body: { every: 'daily' },
  }),
  'GET /api/knowledge-base/contradictions/:agentId': ({ agentId }) => ({ params: { agentId } }),
  'GET /api/knowledge-base/changes/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
  }),
  'GET /api/knowledge-base/changes/:agentId/:kbId/:changeId': ({ agentId, itemId, changeId }) => ({
    params: { agentId, kbId: itemId, changeId },
  }),
  'GET /api/knowledge-base/new-pages/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
  }),
  'POST /api/knowledge-base/new-pages/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
    body: { links: ['https://example.com/new'], learn: true },
  }),
  'POST /api/knowledge-base/contradictions/:agentId/accept': ({ agentId }) => ({
    params: { agentId },
    body: { id: 'a'.repeat(64) },
  }),
  'DELETE /api/knowledge-base/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
  }),
  'GET /api/actions/:agentId': ofAgent,
  'POST /api/actions/:agentId': (owner) => ({ ...ofAgent(owner), body: AN_ACTION }),
  'PATCH /api/actions/:agentId/:actionId': (owner) => ({ ...ofAction(owner), body: AN_ACTION }),
  'DELETE /api/actions/:agentId/:actionId': ofAction,
  'POST /api/actions/:agentId/:actionId/try': (owner) => ({
    ...ofAction(owner),
    body: { inputs: { order: 'A-1042' } },
  }),
  'POST /api/actions/:agentId/tools': (owner) => ({
    ...ofAgent(owner),
    body: { url: 'https://127.0.0.1/mcp', headers: [] },
  }),
  'GET /api/agent-tests/:agentId': ofAgent,
  'POST /api/agent-tests/:agentId': (owner) => ({ ...ofAgent(owner), body: A_TEST }),
  'PATCH /api/agent-tests/:agentId/:testId': ({ agentId, testId }) => ({
    params: { agentId, testId },
    body: A_TEST,
  }),
  'DELETE /api/agent-tests/:agentId/:testId': ({ agentId, testId }) => ({
    params: { agentId, testId },
  }),
  'POST /api/agent-tests/:agentId/runs': ofAgent,
  'GET /api/agent-tests/:agentId/runs/:runId': ({ agentId, testRunId: runId }) => ({
    params: { agentId, runId },
  }),
  'POST /api/agent-tests/:agentId/runs/:runId/stop': ({ agentId, testRunId: runId }) => ({
    params: { agentId, runId },
  }),
  'GET /api/agent-versions/:agentId': ofAgent,
  'PATCH /api/agent-versions/:agentId/draft': (owner) => ({
    ...ofAgent(owner),
    body: { instructions: 'Be brief.' },
  }),
  'DELETE /api/agent-versions/:agentId/draft': ofAgent,
  'POST /api/agent-versions/:agentId/draft/ask': (owner) => ({
    ...ofAgent(owner),
    body: { history: [], text: 'When do you open?' },
  }),
  'POST /api/agent-versions/:agentId/publish': (owner) => ({
    ...ofAgent(owner),
    body: { untested: true },
  }),
  'POST /api/agent-versions/:agentId/:versionId/restore': ({ agentId, versionId }) => ({
    params: { agentId, versionId },
  }),
  'GET /api/taught-answers/:agentId': ofAgent,
  'GET /api/taught-answers/export/:agentId': ofAgent,
  'POST /api/taught-answers/:agentId': (owner) => ({
    ...ofAgent(owner),
    body: { question: 'Do you sell boats?', answer: 'No.' },
  }),
  'POST /api/taught-answers/import/:agentId': (owner) => ({
    ...ofAgent(owner),
    body: { answers: [{ question: 'Do you sell cars?', answer: 'No.' }] },
  }),
  'PATCH /api/taught-answers/:agentId/:answerId': ({ agentId, answerId }) => ({
    params: { agentId, answerId },
    body: { question: 'Do you sell ships?', answer: 'No.' },
  }),
  'DELETE /api/taught-answers/:agentId/:answerId': ({ agentId, answerId }) => ({
    params: { agentId, answerId },
  }),
  'GET /api/knowledge-base/gaps/:agentId': ({ agentId }) => ({ params: { agentId } }),
  'DELETE /api/knowledge-base/gaps/:agentId/:gapId': ({ agentId, gapId }) => ({
    params: { agentId, gapId },
  }),
}

/** Needs an API key: as above. */
export const API: typeof SIGNED_IN = {
  'GET /api/v1/key': null,
  'GET /api/v1/conversations': ofThatAgent,
  'GET /api/v1/conversations/search': null,
  'GET /api/v1/conversations/:id': conversation,
  'PATCH /api/v1/conversations/:id': (owner) => ({
    ...conversation(owner),
    body: { control: 'person' },
  }),
  'GET /api/v1/conversations/:id/messages': conversation,
  'POST /api/v1/conversations/:id/messages': (owner) => ({
    ...conversation(owner),
    body: { text: 'Hello' },
  }),
  'GET /api/v1/customers': null,
  'GET /api/v1/customers/:id': ({ customerId }) => ({ params: { id: customerId } }),
  'GET /api/v1/leads': null,
  'GET /api/v1/calls': ofThatAgent,
  'GET /api/v1/calls/search': null,
  'GET /api/v1/calls/:id': call,
  'GET /api/v1/appointments': null,
  'PATCH /api/v1/appointments/:id': ({ appointmentId }) => ({
    params: { id: appointmentId },
    body: { settled: true },
  }),
  'GET /api/v1/agents': null,
  'GET /api/v1/agents/:id': agent,
  'GET /api/v1/agents/:id/sources': agent,
  'GET /api/v1/agents/:id/answers': agent,
  'POST /api/v1/agents/:id/answers': (owner) => ({
    ...agent(owner),
    body: { question: 'Do you sell boats?', answer: 'No.' },
  }),
  'PATCH /api/v1/agents/:id/answers/:answer_id': ({ agentId, answerId }) => ({
    params: { id: agentId, answer_id: answerId },
    body: { question: 'Do you sell ships?', answer: 'No.' },
  }),
  'DELETE /api/v1/agents/:id/answers/:answer_id': ({ agentId, answerId }) => ({
    params: { id: agentId, answer_id: answerId },
  }),
  'GET /api/v1/agents/:id/tests': agent,
  'GET /api/v1/agents/:id/test-runs': agent,
  'POST /api/v1/agents/:id/test-runs': agent,
  'GET /api/v1/agents/:id/test-runs/:run_id': testRun,
  'POST /api/v1/agents/:id/test-runs/:run_id/stop': testRun,
  'GET /api/v1/webhooks': null,
  'POST /api/v1/webhooks': null,
  'PATCH /api/v1/webhooks/:id': (owner) => ({ ...webhook(owner), body: { is_on: true } }),
  'DELETE /api/v1/webhooks/:id': webhook,
  'POST /api/v1/webhooks/:id/secret': webhook,
  'POST /api/v1/webhooks/:id/test': webhook,
}
