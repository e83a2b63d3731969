import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const PAGE = new URL('../../../dashboard/public/privacy.html', import.meta.url)
const SERVER = new URL('../', import.meta.url)

/** Why something needs no words on the page: it holds nothing of people, and sends nothing of them away. */
type Silent = { why: string }
type Told = Record<string, string[] | Silent>

const silent = (why: string): Silent => ({ why })

/** For each port, the words of the privacy page about who is at its other end. */
const PORTS: Told = {
  actions: ['Actions, with services and MCP servers of an owner’s choice'],
  billing: ['Stripe, for the payment of phone numbers'],
  bus: silent('connects the nodes of this installation through its own database'),
  calendars: ['Google, Cal.com, Calendly or a CalDAV server'],
  crawler: ['The websites an agent learns from see that their pages are read'],
  mail: ['A mail provider, for mails to and from visitors'],
  mailbox: ['A mail provider, for mails to and from visitors'],
  model: ['A model provider, for answers and judgements'],
  push: ['Browser push, for owners who want it'],
  reader: silent('reads in processes of this machine'),
  renderer: ['The websites an agent learns from see that their pages are read'],
  'sign-in': ['Google, or another sign-in provider'],
  telegram: ['Telegram, for groups an owner has connected and chats with an owner’s own bot'],
  telephony: ['Twilio, for calls and texts', 'WhatsApp: messages there pass through it'],
  webhooks: ['Webhooks: where an owner has events sent'],
}

/** For each module, the words of the page about what it stores of people, or does with what others store. */
const MODULES: Told = {
  account: [
    'download everything in their account as a file',
    'delete their account with everything in it',
  ],
  activation: silent('switches agents of other modules on and off'),
  actions: ['what you told it for that, and what came of it', 'calendars, webhooks, actions'],
  'agent-tests': ['their tests and versions'],
  'agent-versions': ['their tests and versions'],
  agents: ['agents and their settings'],
  answering: ['A question that could not be answered is kept in a list'],
  api: ['Programs and AI assistants that an owner lets in'],
  'api-keys': ['Of your API keys, and of the assistants you let in, we store a hash'],
  appointments: ['Appointments you book. Their time, your name, email address or phone number'],
  assist: ['have it summed up'],
  assistants: ['Of your API keys, and of the assistants you let in, we store a hash'],
  attention: silent('only reads what other modules store'),
  audit: ['What was changed, exported or deleted in the account, when, by whom'],
  auth: ['one for the minutes of signing in'],
  billing: ['Who you are at the payment provider, and your subscriptions'],
  booking: ['how often a link for bookings was opened', 'Of a text with a link for bookings'],
  calendars: ['Tokens and passwords you enter for other services', 'calendars, webhooks, actions'],
  'call-logs': ['we judge how the call sounds'],
  calls: ['What is said in a call with an agent is stored as text, with the number you call from'],
  contacts: ['The numbers and names you add to your contacts'],
  conversations: ['What you write is stored with the conversation'],
  customers: ['your name and email address, where you leave them'],
  desk: silent('settings of the inbox of a workspace'),
  events: silent('passes on what other modules store'),
  files: ['The pictures and PDFs you send'],
  'first-run': silent('only reads how far an agent has come'),
  hours: ['opening hours'],
  idempotency: ['An answer of the API to a request that may be repeated is kept for a day'],
  identity: ['its own id of you, and your name and email address'],
  install: silent('a link to instructions, and what stands on a page that is checked'),
  integrations: ['Tokens and passwords you enter for other services are stored encrypted'],
  knowledge: ['the pages and documents they learned'],
  leads: ['what you enter in a form'],
  letters: ['a person’s answers follow you by mail', 'a hash of your number or address stays'],
  listening: ['From your words we judge whether they sound positive, neutral or negative'],
  local: silent('stand-ins for vendors, which do not start in production'),
  mcp: ['Programs and AI assistants that an owner lets in'],
  metrics: silent('only counts what other modules store'),
  notes: ['People of the business may write notes about a conversation'],
  notices: ['That you were told is kept for 90 days', 'by push to your browser'],
  numbers: ['phone numbers', 'Codes texted to verify a phone are counted for a day'],
  people: ['it can export all it holds of you as a file', 'erase every conversation or call'],
  presence: silent('who looks at a conversation is in memory only, for seconds'),
  ratings: ['Your rating, with the words you add'],
  reports: ['Counts without words stay'],
  resealing: silent('encrypts anew what other modules store'),
  'saved-replies': ['saved replies'],
  screening: ['whether it looks like fraud'],
  'screening-rules': ['the callers you always put through or block'],
  searching: silent('only reads what other modules store'),
  sessions: ['For each browser you are signed in with'],
  system: silent('settings and state of the installation'),
  taught: ['what you taught them'],
  team: ['the email address of whoever is invited'],
  telegram: ['your name and id there'],
  'test-call': ['What is said in a call with an agent is stored as text'],
  texting: ['The number you write from, its country, and the name you have in WhatsApp'],
  usage: ['How many tokens, texts and call minutes each agent used each day'],
  user: ['Your name, email address and picture come from the account you sign in with'],
  visitor: ['the address of the page where you began to write'],
  webhooks: ['What was sent is kept for 30 days', 'calendars, webhooks, actions'],
  why: ['With each answer is kept how it was found'],
}

const said = readFileSync(PAGE, 'utf8')
  .replace(/^.*<body>/s, '')
  .replace(/<[^>]*>/g, '')
  .replaceAll('&rsquo;', '’')
  .replace(/\s+/g, ' ')

describe.each([
  ['ports', PORTS],
  ['modules', MODULES],
])('the privacy page, of %s', (folder, told) => {
  it('has words about each', () => {
    const folders = readdirSync(new URL(folder, SERVER), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(Object.keys(told).toSorted()).toEqual(folders.toSorted())
  })

  it.each(Object.entries(told).flatMap(phrasesOf))('tells of %s: %s', (_, phrase) => {
    expect(said).toContain(phrase)
  })
})

const phrasesOf = ([name, words]: [string, string[] | Silent]): [string, string][] =>
  Array.isArray(words) ? words.map((phrase) => [name, phrase]) : []
