import { agent, ofAgent, changed } from './requests.ts'
import type { Belongings, Routes } from './types.ts'

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

const integration = ({ agentId, integrationId }: Belongings) => ({
  params: { agentId, integrationId },
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

/** Requests for routes about an agent: its settings, numbers, actions, tests and versions. */
export const AGENT_ROUTES: Routes = {
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
  'GET /api/past-appointments': ({ pastId }) => ({ query: { before: pastId } }),
  'DELETE /api/past-appointments/:id': ({ pastId }) => ({ params: { id: pastId } }),
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
  // The link belongs to the other agent.
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
    // Anybody who has a bot's token may use it.
    body: { token: `123456:${'a'.repeat(35)}` },
  }),
  // The bot belongs to the other agent's integration.
  'DELETE /api/agent/integration/bot/:agentId/:integrationId': ({
    otherAgentId,
    botIntegrationId,
  }) => ({ params: { agentId: otherAgentId, integrationId: botIntegrationId } }),
  'GET /api/agent/whatsapp/:id': agent,
  // Anybody who has the token of a Twilio account may use it.
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
  'GET /api/agent/test-call/:id': agent,
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
}
