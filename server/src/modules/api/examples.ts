const ID = '01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11'
const AGENT = '01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60'
const CUSTOMER = '01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091'
const AT = '2026-11-23T17:04:12.000Z'
const NEXT = 'MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ'

const agent = {
  id: AGENT,
  name: 'Harbour',
  type: 'CHATBOT',
  active: true,
  phone: '+14155550100',
  created_at: AT,
}
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
const source = {
  id: ID,
  agent_id: AGENT,
  title: 'harbourcycles.example',
  type: 'WEB_PAGES',
  status: 'trained',
  failure: null,
  pages: { read: 24, failed: 0, total: 24 },
  rereading: {
    every: 'weekly',
    last_at: AT,
    next_at: '2026-11-30T17:04:12.000Z',
    new_pages: 'learn',
  },
  created_at: AT,
}
const website = {
  url: 'https://harbourcycles.example',
  pages: 'site',
  pdfs: false,
  new_pages: 'learn',
}
const reading = { ...source, status: 'training', pages: { read: 0, failed: 0, total: 24 } }
const daily = { every: 'daily', new_pages: 'offer' }
const added = { ...reading, rereading: null }
const settings = {
  instructions: 'Answer in one or two sentences.',
  spoken_name: 'Hanna',
  language: 'auto',
  call_greeting: '',
  call_voice: null,
  allow_handover: true,
  handover_message: 'Somebody is with you in a minute.',
  announce_recording: true,
}
const appearance = {
  brand_name: 'Harbour Cycles',
  brand_color: '#1f3bb3',
  text_color: '#ffffff',
  welcome_message: 'Hello! How can we help?',
  suggested_questions: 'Are you open on Sunday?, How long does a repair take?',
  panel_language: 'auto',
  panel_texts: {},
  options: { side: 'right', label: 'Chat with us' },
  lead_form: null,
  allowed_sites: ['harbourcycles.example', '*.harbourcycles.example'],
}
const ONE_PAGE = { read: 0, failed: 0, total: 1 }
const written = {
  question: 'Do you repair e-bikes?',
  phrasings: ['Can you fix an electric bicycle?'],
  answer: 'Yes, of every make, within three days.',
}
const answer = { id: ID, agent_id: AGENT, ...written, updated_at: AT }
const expects = {
  must_contain: ['three days'],
  must_not_say: [],
  must_cite: null,
  not_known: false,
  decision: null,
}
const lines = ['How long does a repair take?']
const test = { id: ID, kind: 'question', lines, expects }
const run = {
  id: ID,
  started_at: AT,
  finished_at: '2026-11-23T17:04:31.000Z',
  stopped: false,
  total: 24,
  done: 24,
  failed: 0,
  cost_micros: 0,
}
const result = {
  position: 0,
  side: 'live',
  kind: 'question',
  test_id: ID,
  lines,
  verdict: 'pass',
  reasons: [],
  said: 'A repair takes three days.',
  judged_by: 'rules',
  ms: 41,
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

const page = (entry: object) => ({ data: [entry], next_cursor: NEXT })
const whole = (entry: object) => ({ data: [entry], next_cursor: null })

/** Examples of a request and an answer for each operation; a test compares them with the contract. */
export const API_EXAMPLES: Record<string, { body?: object; response: object }> = {
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
  listAgents: { response: whole(agent) },
  readAgent: { response: agent },
  createAgent: {
    body: { name: 'Harbour', type: 'CHATBOT' },
    response: { ...agent, active: false, phone: null },
  },
  changeAgent: { body: { active: true }, response: agent },
  deleteAgent: { response: { id: AGENT } },
  readAgentSettings: { response: settings },
  changeAgentSettings: { body: { spoken_name: 'Hanna' }, response: settings },
  readAgentAppearance: { response: appearance },
  changeAgentAppearance: {
    body: { brand_color: '#1f3bb3', options: { side: 'right', label: 'Chat with us' } },
    response: appearance,
  },
  listSources: { response: whole(source) },
  readSource: { response: source },
  addWebsite: { body: website, response: { ...reading, left_out: 0, limits: [] } },
  addFile: {
    body: { title: 'Prices', file_name: 'prices.csv', content: 'V2hhdCxQcmljZQpUdWJlLDcK' },
    response: { ...added, title: 'Prices', type: 'DOCUMENT', pages: ONE_PAGE },
  },
  addText: {
    body: { title: 'Parking', text: 'You can park behind the shop.' },
    response: { ...added, title: 'Parking', type: 'TEXT', pages: ONE_PAGE },
  },
  readSourceAgain: { response: reading },
  changeSource: {
    body: { rereading: daily },
    response: { ...source, rereading: { ...source.rereading, ...daily } },
  },
  linkSource: { response: source },
  unlinkSource: { response: { id: ID } },
  deleteSource: { response: { id: ID } },
  listAnswers: { response: whole(answer) },
  teachAnswer: { body: written, response: answer },
  changeAnswer: { body: written, response: answer },
  deleteAnswer: { response: { id: ID } },
  listTests: { response: whole(test) },
  listTestRuns: { response: whole(run) },
  startTestRun: { response: { ...run, finished_at: null, done: 0 } },
  listWebhooks: { response: whole(webhook) },
  createWebhook: { body: { url, description, format, events }, response: webhookWithSecret },
  changeWebhook: { body: { is_on: false }, response: { ...webhook, is_on: false } },
  deleteWebhook: { response: { id: ID } },
  rotateWebhookSecret: { response: webhookWithSecret },
  testWebhook: { response: { id: ID } },
  stopTestRun: { response: { ...run, stopped: true, done: 9 } },
  readTestRun: { response: { ...run, results: [result] } },
}
