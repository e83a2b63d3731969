import { AGENT_EXAMPLES } from './agent-examples.ts'
import { AGENT, AT, CUSTOMER, type Examples, ID, page, whole } from './example-values.ts'

const conversation = {
  id: ID,
  agent_id: AGENT,
  channel: 'widget',
  customer: { id: CUSTOMER, name: 'Vera Lind' },
  control: 'person',
  waiting_since: null,
  resolved_at: null,
  assignee_id: null,
  created_at: AT,
  last_message_at: AT,
}
const message = {
  id: ID,
  conversation_id: ID,
  from: { role: 'person', name: 'Ada Lovelace' },
  text: 'Your bicycle is ready.',
  created_at: AT,
  status: 'complete',
  sources: [],
  unanswered: false,
  files: [],
}
const customer = {
  id: CUSTOMER,
  name: 'Vera Lind',
  email: 'vera@example.org',
  city: 'Bristol',
  state: null,
  country: 'GB',
  verified_id: null,
  first_seen_at: AT,
}
const lead = {
  customer_id: CUSTOMER,
  name: 'Vera Lind',
  email: 'vera@example.org',
  answers: [{ kind: 'phone', label: 'Phone', value: '+44 20 7946 0123' }],
  created_at: AT,
}
const call = {
  id: ID,
  agent_id: AGENT,
  channel: 'phone',
  from: '+442079460123',
  caller_name: 'Vera Lind',
  reason: 'Asks whether her bicycle is ready',
  stage: 'ended',
  decision: 'connect',
  signals: [{ name: 'customer', weight: 2, because: 'The caller named a repair of last week.' }],
  lead: null,
  started_at: AT,
  duration: 74,
}
const appointment = {
  id: ID,
  words: 'Tuesday at 3',
  starts_at: '2026-11-24T15:00:00.000Z',
  all_day: false,
  time_zone: 'Europe/London',
  zone_of: 'customer',
  created_at: AT,
  conversation_id: ID,
  call_id: null,
  settled_at: null,
}
const booking = {
  id: ID,
  agent_id: AGENT,
  title: 'Bicycle inspection',
  state: 'confirmed',
  starts_at: '2026-11-24T15:00:00.000Z',
  ends_at: '2026-11-24T15:30:00.000Z',
  person: 'Rosa Lind',
  name: 'Vera Lind',
  email: 'vera@example.org',
  phone: null,
  note: 'I would like to have the brakes looked at',
  time_zone: 'Europe/London',
  conversation_id: ID,
  call_id: null,
  cancelled_by: null,
  trouble: null,
}
const webhook = {
  id: ID,
  url: 'https://shop.example/hooks/nexus',
  description: 'Orders',
  format: 'standard',
  events: ['lead.created', 'call.ended'],
  is_on: true,
  off_reason: null,
  secret_hint: 'k7Qd',
  old_secret_until: null,
  failing_since: null,
  created_at: AT,
}
const webhookWithSecret = { ...webhook, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' }
const { url, description, format, events } = webhook

/** Examples of a request and an answer for each operation; a test compares them with the contract. */
export const API_EXAMPLES: Examples = {
  readKey: {
    response: {
      id: ID,
      name: 'Ledger',
      scopes: ['conversations:read', 'leads:read'],
      workspace: { id: CUSTOMER },
      person: { id: CUSTOMER, name: 'Ada Lovelace', email: 'ada@example.com', role: 'owner' },
    },
  },
  listConversations: { response: page(conversation) },
  searchConversations: { response: page(conversation) },
  readConversation: { response: conversation },
  changeConversation: { body: { control: 'person' }, response: conversation },
  listMessages: { response: page(message) },
  sendMessage: { body: { text: message.text }, response: message },
  listCustomers: { response: page(customer) },
  readCustomer: { response: customer },
  listLeads: { response: page(lead) },
  listCalls: { response: page(call) },
  searchCalls: { response: page(call) },
  readCall: {
    response: {
      ...call,
      transcript: [{ id: ID, from: 'customer', text: 'Is my bicycle ready?', created_at: AT }],
    },
  },
  listAppointments: { response: page(appointment) },
  changeAppointment: { body: { settled: true }, response: { ...appointment, settled_at: AT } },
  listBookings: { response: page(booking) },
  ...AGENT_EXAMPLES,
  listWebhooks: { response: whole(webhook) },
  createWebhook: { body: { url, description, format, events }, response: webhookWithSecret },
  changeWebhook: { body: { is_on: false }, response: { ...webhook, is_on: false } },
  deleteWebhook: { response: { id: ID } },
  rotateWebhookSecret: { response: webhookWithSecret },
  testWebhook: { response: { id: ID } },
}
