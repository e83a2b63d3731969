import { beforeEach, expect, it } from 'vitest'
import { noticeEvents } from '../../db/schema/notices.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
})

const FORM = {
  when: 'before',
  intro: 'Tell us who you are.',
  fields: [
    { kind: 'name', label: 'Your name', required: false },
    { kind: 'phone', label: 'Phone', required: true },
    { kind: 'text', label: 'Budget', required: false },
  ],
}
const headers = () => ({ cookie: owner.cookie, origin: TEST_ORIGIN })
const askFor = (lead_form: object | null) =>
  test.app.inject({
    method: 'PATCH',
    url: '/api/agent/chatbot-config',
    headers: headers(),
    payload: { agent_id: agentId, lead_form },
  })
async function fillIn(answers: Record<string, string>, from: object = {}) {
  const about = { page_url: 'https://shop.example/cart', ...from }
  const visitor = await aVisitor(test.app, agentId, about)
  const payload = {
    answers: Object.entries(answers).map(([label, value]) => ({ label, value })),
  }
  const { headers } = visitor
  const sent = { method: 'POST', url: `${visitor.url}/lead`, headers, payload } as const
  return { id: visitor.id, response: await test.app.inject(sent) }
}
const csv = async () =>
  (await test.app.inject({ url: '/api/leads/export', headers: headers() })).body.split('\r\n')

it('the answers to a form are stored with the customer and listed as one lead', async () => {
  await askFor(FORM)
  const { id, response } = await fillIn({
    'Your name': 'Ada',
    Phone: '+1 415 555 0123',
    Budget: '500',
  })
  expect(response.statusCode).toBe(200)
  const detail = await test.app.inject({
    url: `/api/conversation/messages/admin/${id}`,
    headers: headers(),
  })
  expect(detail.json().data.customer_info).toMatchObject({
    name: 'Ada',
    email: null,
    lead: [
      { kind: 'name', label: 'Your name', value: 'Ada' },
      { kind: 'phone', label: 'Phone', value: '+1 415 555 0123' },
      { kind: 'text', label: 'Budget', value: '500' },
    ],
  })
  const [head, line, end] = await csv()
  expect(head).toBe('\uFEFFTime (UTC),Name,Email,Phone,Company,Other,Agent,Page')
  expect(line).toMatch(
    /^[\d :-]{19},Ada,,'\+1 415 555 0123,,Budget: 500,Helper,https:\/\/shop\.example\/cart$/,
  )
  expect(end).toBe('')
  expect(await test.deps.db.select().from(noticeEvents)).toMatchObject([
    { kind: 'lead', conversationId: id },
  ])
})

it('a visitor who leaves an address when asking for a person is one lead', async () => {
  const { id, requestPerson } = await aVisitor(test.app, agentId)
  await requestPerson({ name: 'Ada' })
  expect(await csv()).toHaveLength(2)
  await requestPerson({ email: 'ada@example.com' })
  await requestPerson({ name: 'Ada L.' })
  expect(await csv()).toEqual([
    expect.any(String),
    expect.stringMatching(/,Ada L\.,ada@example\.com,,,,Helper,$/),
    '',
  ])
  expect(await test.deps.db.select().from(noticeEvents)).toContainEqual(
    expect.objectContaining({ kind: 'lead', conversationId: id }),
  )
})

it.each([
  ['030 / 123 45 67', 'Europe/Berlin', '+49 30 1234567'],
  ['０９０－１２３４－５６７８', 'Asia/Tokyo', '+81 90 1234 5678'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'Asia/Riyadh', '+966 50 123 4567'],
  ['(415) 555-0123 ext. 7', 'America/New_York', '+1 415 555 0123 ext. 7'],
  ['+33 1 70 18 99 00', 'America/New_York', '+33 1 70 18 99 00'],
  ['12 34 56, evenings', 'Europe/Berlin', '12 34 56, evenings'],
])('a phone written as %s in %s is kept as %s', async (written, time_zone, kept) => {
  await askFor(FORM)
  const { id, response } = await fillIn({ Phone: written }, { time_zone })
  expect(response.statusCode).toBe(200)
  const detail = await test.app.inject({
    url: `/api/conversation/messages/admin/${id}`,
    headers: headers(),
  })
  expect(detail.json().data.customer_info.lead).toMatchObject([{ kind: 'phone', value: kept }])
})

it('an incomplete form is refused with the reason, and nothing is stored', async () => {
  await askFor(FORM)
  const { response } = await fillIn({ 'Your name': 'Ada' })
  expect(response.statusCode).toBe(400)
  expect(response.json().message).toBe('Phone: this is needed')
  expect(await csv()).toHaveLength(2)
})

it('the widget has the form while there is one', async () => {
  const told = async () =>
    (await test.app.inject({ url: `/api/widget/agents/${agentId}/config` })).json().data.lead_form
  expect(await told()).toBeUndefined()
  await askFor(FORM)
  expect(await told()).toEqual(FORM)
  await askFor(null)
  expect(await told()).toBeUndefined()
  expect((await fillIn({ Phone: '+1 415 555 0123' })).response.json().code).toBe('no_lead_form')
})
