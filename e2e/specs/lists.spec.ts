import type { Page } from '@playwright/test'
import type { KnowledgeGap } from 'shared-types'
import { anAgent, teachPdf } from '../arrange.ts'
import { CALL } from '../call-log.ts'
import { expect, origins, test } from '../fixtures.ts'
import { intercept } from '../intercept.ts'
import type { Route } from '../routes.ts'
import { aConversation } from '../seed.ts'

type Call = Parameters<typeof intercept>[1]
type Answer = Record<string, unknown> | unknown[]
type List = {
  path: string
  call: Call
  /** Where the answer has its rows; without it, the answer is the rows. */
  key?: string
  /** The answer, where the test's account has none that shows the list. */
  served?: Answer
  /** Words of a row, by which it is found. */
  row: string
  /** What has to stand beside the list, by heading or label, and what can be clicked there. */
  stand: string[]
  buttons: string[]
  /** What opens the list, where the page does not. */
  open?: (page: Page) => Promise<unknown>
}

const LIST = /could not be (shown|loaded)$/
const ROW = /^This (entry|part) could not be shown$/
/** Answers of the wrong shape; `rows` stands for the place of the rows. */
const ODD = [null, {}, 'rows: {}'] as const

/**
 * Gives the page answers of the wrong shape: the list says that it cannot be shown, what is around it stays, and the list is there when it is
 * asked for again. Then the list gets an odd row: it says so, and the other row stays.
 */
async function expectPageToStand(page: Page, list: List) {
  const { path, call, row, open } = list
  let change = (served: Answer): unknown => served
  const answer = async (route: Route) => {
    const { message, data } = await (await route.fetch()).json()
    await route.fulfill({ json: { message, data: change(list.served ?? (data as Answer)) } })
  }
  // The page may have been left meanwhile.
  const undo = await intercept(page, call, (route) => answer(route).catch(() => undefined))
  const openWith = async (next: typeof change) => {
    change = next
    await page.goto(`${origins.nexus}${path}`)
    await open?.(page)
  }
  const expectRow = () =>
    expect(page.getByText(row).filter({ visible: true }).first(), call).toBeVisible()
  const broken = page.getByRole('alert').getByText(LIST)
  for (const odd of ODD) {
    await openWith((served) => oddAnswer(list, served, odd))
    await expect(broken.first(), `${call}: ${JSON.stringify(odd)}`).toBeVisible()
    await expectFrame(page, list)
  }
  // Found while the answer is still odd: from then on the page may ask by itself, and take the button away.
  const again = await page.getByRole('button', { name: 'Try again' }).first().elementHandle()
  change = (served) => served
  await again!.evaluate((button: HTMLElement) => button.click())
  await expectRow()
  await expect(broken, call).toHaveCount(0)

  await openWith((served) => withRows(list, served, [null, ...rowsOf(list, served)]))
  await expectRow()
  await expect(page.getByText(ROW), call).toHaveCount(1)
  await expectFrame(page, list)
  await undo()
}

async function expectFrame(page: Page, { call, stand, buttons }: List) {
  for (const name of stand) {
    const part = page.getByRole('heading', { name, exact: true })
    await expect(part.or(page.getByLabel(name, { exact: true })).first(), call).toBeVisible()
  }
  for (const name of buttons) {
    await expect(page.getByRole('button', { name, exact: true }).first(), call).toBeEnabled()
  }
}

function oddAnswer(list: List, served: Answer, odd: (typeof ODD)[number]) {
  if (odd === 'rows: {}') return withRows(list, served, {})
  return odd
}

const rowsOf = ({ key }: List, served: Answer) =>
  (key ? (served as Record<string, unknown>)[key] : served) as unknown[]

const withRows = ({ key }: List, served: Answer, rows: unknown) =>
  key ? { ...served, [key]: rows, meta: { total: 2, page: 1, limit: 50 } } : rows

test('agents and inbox: an odd answer or row takes nothing else of the page', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Harbour' })
  await aConversation(api, agent, 'Do you rent tandems?')
  await expectPageToStand(owner, {
    path: '/agents',
    call: 'GET /agents',
    row: 'Harbour',
    stand: ['Agents'],
    buttons: ['Create Agent'],
  })
  await expectPageToStand(owner, {
    path: '/inbox',
    call: 'GET /conversations/admin',
    key: 'conversations',
    row: 'Visitor',
    stand: ['Inbox', 'Search conversations', 'Select a Conversation'],
    buttons: ['Export all as CSV'],
  })
})

test('call logs and phone numbers: an odd answer or row takes nothing else of the page', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await expectPageToStand(owner, {
    path: '/call-logs',
    call: 'GET /call-logs',
    key: 'logs',
    served: { logs: [CALL], meta: { total: 1, page: 1, limit: 8 } },
    row: '(310) 555-0123',
    stand: ['Call logs', 'Search call logs', 'Export all as CSV'],
    buttons: [],
  })
  await expectPageToStand(owner, {
    path: `/agents/${agent.id}?tab=settings`,
    call: 'GET /agent/tw/available-numbers',
    served: [{ phoneNumber: '+12125550100', locality: 'New York', isoCountry: 'US' }],
    row: 'New York',
    stand: ['Buy Phone Number'],
    buttons: ['Close'],
    open: (page) => page.getByRole('button', { name: 'Buy Number' }).click(),
  })
})

test('knowledge and unanswered questions: an odd answer or row takes nothing else of the page', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  const path = `/agents/${agent.id}?tab=knowledge-base`
  const stand = ['Knowledge base', 'Your own answers']
  const buttons = ['Add Data Source', 'Link Data Source', 'Add an answer']
  await expectPageToStand(owner, {
    path,
    call: `GET /knowledge-base/${agent.id}`,
    row: 'Warranty and terms',
    stand,
    buttons,
  })
  await expectPageToStand(owner, {
    path,
    call: `GET /knowledge-base/gaps/${agent.id}`,
    served: [GAP],
    row: GAP.question,
    stand: [...stand, 'Unanswered questions', 'Data sources'],
    buttons,
  })
})

test('settings: an odd answer or row takes nothing else of the page', async ({ owner, api }) => {
  await anAgent(api, { name: 'Harbour' })
  await api.post('/webhook-endpoints', { url: 'https://shop.example', events: ['call.ended'] })
  const lists: List[] = [
    {
      path: '/settings/team',
      call: 'GET /team',
      key: 'members',
      row: 'You',
      stand: ['People', 'Invite somebody', 'What each role may do'],
      buttons: ['Invite'],
    },
    {
      path: '/settings/webhooks',
      call: 'GET /webhook-endpoints',
      key: 'endpoints',
      row: 'shop.example',
      stand: ['Webhooks'],
      buttons: ['Add a webhook'],
    },
    {
      path: '/settings/access',
      call: 'GET /user/sessions',
      key: 'sessions',
      row: 'This browser',
      stand: ['Where you are signed in'],
      buttons: ['Sign out everywhere'],
    },
    {
      path: '/settings/activity',
      call: 'GET /user/activity',
      key: 'entries',
      row: 'Harbour',
      stand: ['Activity'],
      buttons: [],
    },
  ]
  for (const list of lists) {
    await expectPageToStand(owner, { ...list, stand: ['Settings', ...list.stand] })
  }
})

const GAP: KnowledgeGap = {
  id: 'gap',
  question: 'Do you rent tandems?',
  times: 1,
  last_asked_at: '2026-11-21T09:05:00Z',
  conversation_id: null,
}
