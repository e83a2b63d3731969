import type { Page } from '@playwright/test'
import { anAgent } from '../arrange.ts'
import { CALL } from '../call-log.ts'
import { expect, origins, test } from '../fixtures.ts'
import { answer, intercept } from '../intercept.ts'
import { aConversation } from '../seed.ts'

type Call = Parameters<typeof answer>[1]
/** What a card shows if it is not broken, by its heading or name. */
type Row = {
  path: string
  call: Call
  /** The data of the answer, or what is done to the data of the server. */
  odd: unknown
  /** Other parts of the page, by heading or label. */
  stand: string[]
  /** Number of parts that show the odd value. */
  broken?: number
  /** What opens the card, where the page does not. */
  open?: (page: Page) => Promise<unknown>
}

/** A card, or what it lists, or an entry of it. */
const BROKEN = /could not be shown$/

/** Opens each page with one odd answer: the card that shows it says so, and the other parts of the page stand. */
async function expectOthersToStand(page: Page, rows: Row[]) {
  for (const { path, call, odd, stand, open, broken = 1 } of rows) {
    const undo = await answerOddly(page, call, odd)
    await page.goto(`${origins.nexus}${path}`)
    await open?.(page)
    const row = `${path}: ${call}`
    for (const name of stand) {
      const part = page.getByRole('heading', { name, exact: true })
      await expect(part.or(page.getByLabel(name, { exact: true })).first(), row).toBeVisible()
    }
    await expect(page.getByText(BROKEN), row).toHaveCount(broken)
    await undo()
  }
}

const answerOddly = (page: Page, call: Call, odd: unknown) =>
  typeof odd === 'function'
    ? intercept(page, call, async (route) => {
        const { message, data } = await (await route.fetch()).json()
        await route.fulfill({ json: { message, data: odd(data) } })
      })
    : answer(page, call, odd)

const withOdd = (fields: object) => (data: object) => ({ ...data, ...fields })

test('overview and reports: an odd answer breaks its own card only', async ({ owner, api }) => {
  await aConversation(api, await anAgent(api), 'Hello')
  const path = '/dashboard'
  const [customers, agents] = ['Total Customers', 'Total Agents']
  await expectOthersToStand(owner, [
    { path, call: 'GET /user/metrics/customer-growth', odd: {}, stand: [agents] },
    { path, call: 'GET /user/metrics/agents', odd: 5, stand: [customers] },
    { path, call: 'GET /user/metrics/ai-messages', odd: 5, stand: [customers, agents] },
    { path, call: 'GET /user/metrics/knowledgebase', odd: 5, stand: [customers, agents] },
    { path, call: 'GET /user/attention', odd: 5, stand: [customers, 'Sentiment Analysis'] },
    { path, call: 'GET /usage/notices', odd: [null], stand: [customers, 'Sentiment Analysis'] },
    {
      path: '/reports',
      call: 'GET /reports',
      odd: withOdd({ rows: 5 }),
      stand: ['Reports', 'Conversations'],
      broken: 2,
    },
  ])
})

test('agents: an odd answer breaks its own card only', async ({ owner, api }) => {
  const agent = await anAgent(api)
  const guard = await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  await api.post('/agent/integration', { agent_id: agent.id, type: 'telegram' })
  const at = (tab: string) => `/agents/${agent.id}?tab=${tab}`
  const of = (path: string) => `GET /${path}/${agent.id}` as const
  const settings = ['Active number', 'Opening hours', 'Danger Zone']
  const knowledge = ['Knowledge base', 'Your own answers']
  const appearance = ['Put it on your website', 'Languages']
  const integrations = ['WhatsApp', 'Calendar']
  await expectOthersToStand(owner, [
    {
      path: '/agents',
      call: 'GET /agents',
      odd: listOf({ id: 'odd', name: 'Odd', used_number: { phone: 5 } }),
      stand: ['Agents'],
    },
    { path: at('settings'), call: of('agent/settings'), odd: {}, stand: settings },
    { path: at('settings'), call: of('agent/active-number'), odd: 5, stand: ['Opening hours'] },
    { path: at('settings'), call: of('agent/hours'), odd: 5, stand: ['Behaviour', 'Danger Zone'] },
    {
      path: `/agents/${guard.id}?tab=settings`,
      call: `GET /agent/screening/${guard.id}`,
      odd: 5,
      stand: settings,
    },
    { path: at('knowledge-base'), call: of('knowledge-base'), odd: 5, stand: knowledge },
    {
      path: at('knowledge-base'),
      call: of('knowledge-base/contradictions'),
      odd: [null],
      stand: [...knowledge, 'No data sources yet'],
    },
    {
      path: at('knowledge-base'),
      call: of('knowledge-base/gaps'),
      odd: [null],
      stand: [...knowledge, 'No data sources yet'],
    },
    {
      path: at('knowledge-base'),
      call: of('taught-answers'),
      odd: 5,
      stand: ['Knowledge base', 'No data sources yet'],
    },
    {
      path: at('appearance'),
      call: 'GET /system',
      odd: { sample_site: '' },
      stand: ['Languages'],
    },
    {
      path: at('appearance'),
      call: of('agent/identity'),
      odd: { secrets: [null] },
      stand: appearance,
      open: (page) => page.getByText('Signed-in visitors').click(),
    },
    {
      path: at('integrations'),
      call: of('agent/integration'),
      odd: 5,
      stand: ['Integrations', ...integrations],
    },
    {
      path: at('integrations'),
      call: of('agent/integration'),
      odd: listOf({ type: 'unheard of' }),
      stand: ['Integrations', 'Telegram bot', ...integrations],
    },
    {
      path: at('integrations'),
      call: of('agent/whatsapp'),
      odd: { phone: 5 },
      stand: ['Calendar'],
    },
    { path: at('integrations'), call: of('agent/schedule'), odd: 5, stand: integrations },
    {
      path: at('integrations'),
      call: of('agent/calendar'),
      odd: { connection: 5 },
      stand: ['WhatsApp', 'Telegram bot'],
    },
  ])
})

test('what an agent can do, its tests and versions: an odd answer breaks its own card only', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  const path = `/agents/${agent.id}`
  const of = (noun: string) => `GET /${noun}/${agent.id}` as const
  await expectOthersToStand(owner, [
    {
      path: `${path}/actions`,
      call: of('actions'),
      odd: withOdd({ actions: [null] }),
      stand: ['Tools of an MCP server', 'Last runs'],
    },
    {
      path: `${path}/actions`,
      call: of('actions'),
      odd: withOdd({ templates: 5 }),
      stand: ['What it can do', 'Last runs'],
    },
    {
      path: `${path}/actions`,
      call: of('actions'),
      odd: withOdd({ runs: 5 }),
      stand: ['What it can do', 'Tools of an MCP server'],
    },
    { path: `${path}/actions`, call: of('actions'), odd: 5, stand: [] },
    { path: `${path}/tests`, call: of('agent-tests'), odd: 5, stand: ['Prove'] },
    {
      path: `${path}/tests?view=versions`,
      call: of('agent-versions'),
      odd: withOdd({ versions: 5 }),
      stand: [`Draft and versions of ${agent.name}`, 'Behaviour'],
    },
    {
      path: `${path}/tests?view=versions`,
      call: of('agent-versions'),
      odd: withOdd({ live: {} }),
      stand: [`Draft and versions of ${agent.name}`, 'Versions'],
    },
  ])
})

test('settings: an odd answer breaks its own card only', async ({ owner, api }) => {
  const { endpoint } = await api.post<{ endpoint: { id: string } }>('/webhook-endpoints', {
    url: 'https://shop.example/hook',
    events: ['call.ended'],
  })
  const rated = { agents: [{ id: 'a', name: 'Harbour', good: 1, bad: 0 }], people: [] }
  const notices = 'GET /user/notices'
  const events = ['This browser', 'Quiet hours']
  await expectOthersToStand(owner, [
    {
      path: '/settings/access',
      call: 'GET /user/sessions',
      odd: { sessions: 5, idle_days: 30 },
      stand: ['Sign out everywhere'],
    },
    { path: '/settings/notifications', call: notices, odd: withOdd({ kinds: 5 }), stand: events },
    {
      path: '/settings/notifications',
      call: notices,
      odd: withOdd({ phone: { number: 5 } }),
      stand: ['What you are told of'],
    },
    {
      path: '/settings/team',
      call: 'GET /team',
      odd: withOdd({ invitations: [null] }),
      stand: ['People', 'What each role may do'],
    },
    {
      path: '/settings/team',
      call: 'GET /team',
      odd: 5,
      stand: ['Settings', 'Invite somebody', 'What each role may do'],
      // The name of the workspace and its people.
      broken: 2,
    },
    {
      path: '/settings/saved-replies',
      call: 'GET /saved-replies',
      odd: { replies: [null] },
      stand: ['Settings'],
    },
    {
      path: '/settings/saved-replies',
      call: 'GET /ratings',
      odd: { ...rated, people: [null] },
      stand: ['Saved replies'],
    },
    {
      path: '/settings/contacts',
      call: 'GET /contacts',
      odd: { contacts: 5, meta: { total: 5 } },
      stand: ['Settings'],
    },
    {
      path: '/settings/usage',
      call: 'GET /usage',
      odd: withOdd({ holdings: 5 }),
      stand: ['Monthly cap'],
    },
    {
      path: '/settings/activity',
      call: 'GET /user/activity',
      odd: { entries: [null], next: null },
      stand: ['Settings'],
    },
    {
      path: '/settings/api',
      call: 'GET /api-keys',
      odd: { keys: [null] },
      stand: ['Connect an assistant'],
    },
    {
      path: '/settings/api',
      call: 'GET /assistants',
      odd: { assistants: [null] },
      stand: ['API keys', 'Connect an assistant'],
    },
    {
      path: '/settings/webhooks',
      call: `GET /webhook-endpoints/${endpoint.id}/deliveries`,
      odd: { deliveries: [null] },
      stand: ['Webhooks'],
      open: (page) => page.getByRole('button', { name: 'Log of shop.example' }).first().click(),
    },
    {
      path: '/settings/webhooks',
      call: 'GET /webhook-endpoints',
      odd: { endpoints: [{}] },
      stand: ['Settings'],
    },
  ])
})

test('a call and a conversation: an odd answer breaks its own part only', async ({
  owner,
  api,
}) => {
  const id = await aConversation(api, await anAgent(api), 'Hello')
  const path = '/call-logs?call=call'
  const call = 'GET /call-logs'
  const open = (page: Page) => page.getByRole('button', { name: 'View details' }).click()
  const logs = (odd: object) => ({
    logs: [{ ...CALL, ...odd }],
    meta: { total: 1, page: 1, limit: 8 },
  })
  await answer(owner, 'PATCH /call-logs/mark-read/*', null)
  await expectOthersToStand(owner, [
    { path, call, odd: logs({ live: true, messages: [null] }), stand: ['Caller Details'], open },
    {
      path,
      call,
      odd: logs({ voice_message: { has_sound: false, seconds: 5, text: {} } }),
      stand: ['Caller Details'],
      open,
    },
    {
      path: `/inbox/${id}`,
      call: `GET /conversation/others/${id}`,
      odd: [null],
      stand: ['Customer details', 'Conversation'],
    },
    {
      path: `/inbox/${id}`,
      call: `GET /conversation/rating/${id}`,
      odd: { rating: 'good', person: null, words: {} },
      stand: ['Conversation'],
    },
  ])
})

test('a broken card asks again, and is shown once the answer is right', async ({ owner }) => {
  const undo = await answer(owner, 'GET /user/sessions', { sessions: 5, idle_days: 30 })
  await owner.goto(`${origins.nexus}/settings/access`)
  await expect(owner.getByText(BROKEN)).toBeVisible()
  await undo()
  await owner.getByRole('button', { name: 'Try again' }).click()
  await expect(owner.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  await expect(owner.getByText(BROKEN)).toHaveCount(0)
})

const listOf = (entry: unknown) => (list: unknown[]) => [...list, entry]
