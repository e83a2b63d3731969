import { AGENT, AT, type Examples, ID, whole } from './example-values.ts'

const agent = {
  id: AGENT,
  name: 'Harbour',
  type: 'CHATBOT',
  active: true,
  phone: '+14155550100',
  created_at: AT,
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

/** Examples for agents, their knowledge and their tests. */
export const AGENT_EXAMPLES: Examples = {
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
  stopTestRun: { response: { ...run, stopped: true, done: 9 } },
  readTestRun: { response: { ...run, results: [result] } },
}
