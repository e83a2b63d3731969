import type {
  Attention,
  CallLatency,
  CallLog,
  ConversationDetail,
  ConversationList,
  ConversationMessage,
  ScreeningRules,
} from 'shared-types'

const PEOPLE = [
  'Ines',
  'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Trevena of Llanfairpwllgwyngyll',
  '佐藤 美咲',
  'Ólafur Þór Guðmundsson',
]
const WORDS = [
  'When do you open on Saturday?',
  'I rode from Penzance to Inverness last summer and the bottom bracket has creaked ever since, mostly uphill and in the rain, so I would like somebody to look at it before I leave again in March.',
  'https://harbour-cycles.example/workshop/prices?utm_source=a-very-long-campaign-name-that-nobody-ever-shortened',
  'Thanks!',
]
const pick = <T>(list: T[], index: number): T => list[index % list.length]!
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const AGENT = '0192e4f8-0000-7000-8000-000000000001'

const row = (index: number): ConversationList['conversations'][number] => ({
  id: `c${index}`,
  agent_id: AGENT,
  channel: index % 5 === 2 ? 'telegram' : 'widget',
  customer_name: pick(PEOPLE, index),
  admin_in_control: index % 7 === 3,
  handover_requested: index % 7 === 5,
  lastMsg: {
    date: ago(index * index * 3),
    message: pick(WORDS, index),
    sender: {
      role: index % 3 === 0 ? 'agent' : 'customer',
      name: pick(PEOPLE, index),
      fullname: null,
      avatar: null,
    },
  },
})

/** The first page of a busy inbox. */
export const FULL_INBOX: ConversationList = {
  conversations: Array.from({ length: 60 }, (_, index) => row(index)),
  unread_messages: [
    { conv_id: 'c0', unread: 2 },
    { conv_id: 'c1', unread: 140 },
  ],
  chatbot_config: [{ agent_id: AGENT, brand_color: '#14532d', text_color: '#ffffff' }],
  meta: { total: 12_480 },
}

const message = (index: number): ConversationMessage => ({
  id: `m${index}`,
  message: index % 6 === 1 ? MARKDOWN : pick(WORDS, index),
  date: ago((80 - index) * 97),
  agent_id: AGENT,
  sender: {
    role: pick(['customer', 'agent', 'customer', 'admin'] as const, index),
    name: pick(PEOPLE, index),
    avatar: null,
  },
  status: index === 77 ? 'cut' : index === 73 ? 'failed' : 'complete',
  sources:
    index % 6 === 1
      ? [
          {
            title: 'Workshop prices and what is part of a full service',
            url: 'https://harbour-cycles.example/prices',
            page: null,
            snippet: 'A full service costs £85.',
          },
          { title: 'Warranty', url: null, page: 3, snippet: 'Ninety days.' },
        ]
      : [],
})

const MARKDOWN = `A full service is **£85**. It takes two days:

1. We strip the drivetrain.
2. We true both wheels.

| Part | Price |
| --- | --- |
| Chain | £18 |
| Cassette, eleven-speed | £42 |

\`\`\`
SAVE10-AT-THE-COUNTER-AND-NOWHERE-ELSE-BECAUSE-THIS-IS-LONG-AND-DOES-NOT-WRAP
\`\`\``

const appointment = (index: number) => ({
  id: `a${index}`,
  words: 'next Tuesday at 3, or after school if that is too early for you',
  starts_at: '2026-12-01T15:00:00Z',
  all_day: index === 1,
  time_zone: 'Europe/London',
  zone_of: index === 0 ? ('customer' as const) : ('business' as const),
  created_at: ago(90),
})

/** A long conversation in a group that is not linked any more. */
export const FULL_CONVERSATION: ConversationDetail = {
  customer_info: {
    name: PEOPLE[1]!,
    email: 'maximiliane.wolfeschlegelsteinhausenbergerdorff@llanfairpwllgwyngyll.example',
    city: 'Llanfairpwllgwyngyll',
    state: 'Wales',
    country_code: 'GB',
  },
  channel: 'telegram',
  telegram: { group: 'Harbour regulars and friends of the long Sunday ride', connected: false },
  admin_in_control: true,
  handover_requested: false,
  messages: Array.from({ length: 80 }, (_, index) => message(index)),
  appointments: [appointment(0), appointment(1)],
}

/** A call with everything a call can have; even numbers are a sales assistant's, odd ones were screened. */
export const aFullCall = (index: number): CallLog => ({
  id: `l${index}`,
  created_at: ago(index * 311),
  from_number: `+1415555010${index}`,
  caller_country: 'US',
  caller_state: 'CA',
  zip_code: '94107',
  read: index > 2,
  agent: {
    id: AGENT,
    name: index % 2 ? 'Night guard' : 'W'.repeat(15),
    type: index % 2 ? 'ANTI_THEFT' : 'SALES_ASSISTANT',
  },
  logEntry: {
    callerName: pick(PEOPLE, index),
    callReason: WORDS[1]!,
    referral: 'The advertisement on the ferry',
  },
  analysis: {
    sentiment: 'Impatient, though friendly to the end of the call and grateful for the appointment',
    confidence: 72,
    suggested_action: 'Ring back before Friday and offer the first slot in the morning.',
    type: 'positive',
    red_flags: [
      'Asked twice for the home address of the owner',
      'Would not say who gave out the number',
    ],
  },
  messages: Array.from({ length: 60 }, (_, n) => ({
    id: `s${n}`,
    entity_type: n % 2 ? 'agent' : 'user',
    content: pick(WORDS, n),
    created_at: ago(index * 311 - n / 6),
    cut: n === 5,
    trace: n % 2 ? { heard: ago(5), retrieved: 1.8, first_token: 420, spoken: 612 } : null,
  })),
  decision: index % 2 ? 'take_message' : null,
  signals:
    index % 2
      ? [
          {
            name: 'courier',
            weight: 1.6,
            because: 'Says they stand at the door with a parcel that needs a signature.',
          },
          { name: 'pressure', weight: -0.8, because: 'Presses for an answer at once.' },
          {
            name: 'unverified',
            weight: -0.4,
            because: 'The network does not vouch for the number.',
          },
        ]
      : [],
  lead:
    index % 2
      ? null
      : { name: PEOPLE[1]!, need: WORDS[1]!, contact: FULL_CONVERSATION.customer_info.email },
  booking:
    index % 2 ? null : { state: 'failed', failure: 'The number cannot receive texts.', clicks: 0 },
  appointments: index % 2 ? [] : [appointment(0)],
  booked:
    index % 2
      ? []
      : [
          {
            id: 'booked-1',
            state: 'confirmed',
            starts_at: '2026-12-01T15:00:00Z',
            person: PEOPLE[0]!,
            name: PEOPLE[1]!,
          },
        ],
  duration: 3_725,
  voice_message: index % 2 ? { has_sound: false, seconds: 24, text: WORDS[1]! } : null,
})

const wish = (index: number) => ({
  ...appointment(index),
  name: pick(PEOPLE, index),
  conversation_id: 'c1',
  call_id: null,
})

/** More of everything than a usual day has. */
export const FULL_ATTENTION: Attention = {
  people: {
    rows: [1, 2].map((index) => ({
      conversation_id: `c${index}`,
      name: pick(PEOPLE, index),
      since: ago(index * 7),
      words: pick(WORDS, index),
    })),
    more: true,
  },
  mentions: {
    rows: [
      {
        note_id: 'n1',
        conversation_id: 'c1',
        author: PEOPLE[0]!,
        words: pick(WORDS, 3),
        at: ago(35),
      },
    ],
    more: false,
  },
  calls: {
    rows: [0, 1].map((index) => ({
      call_id: `l${index}`,
      name: index ? null : PEOPLE[1]!,
      from_number: '+14155550101',
      at: ago(index * 1_900),
      has_message: index === 0,
      reason: WORDS[1]!,
    })),
    more: true,
  },
  appointments: { rows: [wish(0), wish(1)], more: false },
  questions: {
    rows: [1, 2].map((index) => ({
      id: `g${index}`,
      question: pick(WORDS, index),
      times: index * 40,
      last_asked_at: ago(index * 5_000),
      agent: { id: AGENT, name: 'W'.repeat(15) },
    })),
    more: true,
  },
  week: { stopped: 1_204, put_through: 38 },
}

/** Rules of the agent that took the calls; the second call's number is blocked. */
export const FULL_RULES: ScreeningRules = {
  agent_id: AGENT,
  allow_numbers: ['+14155550109'],
  block_numbers: ['+14155550101'],
  number_names: { '+14155550101': PEOPLE[1]! },
}

export const LATENCY: CallLatency = {
  replies: 840,
  retrieved: { p50: 1.8, p95: 4.2 },
  first_token: { p50: 410, p95: 780 },
  spoken: { p50: 612, p95: 1_040 },
}
