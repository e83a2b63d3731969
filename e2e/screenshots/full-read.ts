import type { KnowledgeFact, KnowledgePage, KnowledgePassage } from 'shared-types'

const LONG = 'Repairs of folding bicycles, cargo bicycles and trailers with and without a motor'

const page = (index: number, fields: Partial<KnowledgePage> = {}): KnowledgePage => ({
  id: `page-${index}`,
  url: `https://harbour.example/workshop/${index}`,
  title: index % 7 === 0 ? `${LONG}, part ${index}` : `Workshop page ${index}`,
  status: 'trained',
  reason: null,
  passages: index,
  facts: index % 4,
  language: 'en',
  notices: [],
  missing_since: null,
  ...fields,
})

export const FULL_PAGES: KnowledgePage[] = [
  page(1, {
    title: LONG,
    passages: 1_240,
    facts: 212,
    notices: [
      {
        code: 'prices_by_script',
        pages: [],
        text: 'Prices on this page are made by a script and could not be read.',
      },
    ],
  }),
  page(2, { status: 'failed', title: null, passages: 0, facts: 0, reason: 'The page is gone.' }),
  page(3, { status: 'pending', title: null, passages: 0, facts: 0 }),
  ...Array.from({ length: 480 }, (_, index) => page(index + 4)),
  page(484, {
    url: 'https://harbour.example/gone',
    title: 'Long gone',
    status: 'failed',
    passages: 0,
    facts: 0,
    reason: 'The page does not exist (404).',
  }),
]

const said = {
  heading: '',
  page_number: null,
  original: null,
  changed_by: null,
  hidden: false,
} as const

const fact = (index: number, fields: Partial<KnowledgeFact>): KnowledgeFact => ({
  ...said,
  id: `fact-${index}`,
  kind: 'price',
  role: null,
  label: '',
  text: `Work number ${index}: £${index * 5}`,
  meaning: '',
  ...fields,
})

export const FULL_FACTS = {
  rows: [
    fact(1, {
      kind: 'phone',
      role: 'reception',
      text: 'Call us on 01326 555 0142',
      meaning: '+4413265550142',
    }),
    fact(2, {
      kind: 'phone',
      role: 'emergency',
      text: 'At night: 01326 555 0143',
      hidden: true,
      changed_by: 'owner',
    }),
    fact(3, { kind: 'phone', role: 'fax', text: '01326 555 0144' }),
    fact(4, { kind: 'email', role: 'sales', text: 'orders.and.enquiries@harbour.example' }),
    fact(5, {
      kind: 'address',
      text: '14 Quay Street, Falmouth, in the old sail loft behind the harbour master',
    }),
    fact(6, {
      kind: 'hours',
      meaning: 'Tue to Fri 09:30–18:00',
      label: 'Workshop',
      text: 'Tuesday to Friday 9:30 to 18:00\nSaturday 10:00 to 16:00',
      original: 'Tuesday to Friday 9:30 to 17:00\nSaturday 10:00 to 16:00',
      changed_by: 'owner',
    }),
    ...Array.from({ length: 94 }, (_, index) => fact(index + 7, {})),
  ],
  total: 212,
  next: 100,
}

const passage = (index: number, fields: Partial<KnowledgePassage> = {}): KnowledgePassage => ({
  ...said,
  id: `passage-${index}`,
  text: `${LONG} are done within ${index} days. `.repeat((index % 5) + 1).trim(),
  heading: `Workshop › Repairs › Part ${index}`,
  page_number: index,
  ...fields,
})

export const FULL_PASSAGES = {
  rows: [
    passage(1, { original: 'Something else.', changed_by: 'fact' }),
    ...Array.from({ length: 99 }, (_, index) => passage(index + 2)),
  ],
  total: 1_240,
  next: 100,
}
