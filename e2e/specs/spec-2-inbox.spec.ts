import type { Locator, Page } from '@playwright/test'
import type { ConversationDetail, ConversationList, ConversationMessage } from 'shared-types'
import { expect, origins, test } from '../fixtures.ts'
import { answer } from '../intercept.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const LONG = 'Forty characters end right behind these two words.'

test('list: newest first, capitals, 40 characters, the time, the unread count, one filter', async ({
  owner,
}) => {
  await anInbox(owner)
  await owner.goto(`${origins.nexus}/inbox`)
  const list = owner.getByRole('region', { name: 'Conversations' })
  const rows = list.locator('[data-row]')
  await expect(rows).toHaveCount(4)
  for (const [index, id] of ['today', 'yesterday', 'week', 'old'].entries())
    await expect(rows.nth(index)).toHaveAttribute('href', `/inbox/${id}`)
  await expect(rows.nth(0)).toContainText(`${LONG.slice(0, 40)}…`)
  await expect(rows.nth(0)).not.toContainText(LONG.slice(0, 41))
  await expect(rows.nth(0)).toContainText('Ines okafor')
  await expect(rows.nth(0).getByRole('img', { name: '2 unread messages' })).toHaveText('2')
  await expect(rows.nth(1).getByRole('img', { name: /unread/ })).toHaveCount(0)
  await expect(rows.getByRole('time')).toHaveText([
    '9:05 AM',
    '11:30 PM',
    'Tue, 17 Nov',
    '2 months ago',
  ])
  await expect(list.getByRole('combobox').getByRole('option')).toHaveText(['All Agents'])
  await expect(owner.getByText('Select a Conversation')).toBeVisible()
})

test('conversation: each sender has a side and colours, and raw HTML is not rendered', async ({
  owner,
}) => {
  await anInbox(owner)
  await owner.goto(`${origins.nexus}/inbox/today`)
  const middle = owner.getByRole('region', { name: 'Messages' })
  await expect(middle.getByRole('strong')).toHaveText('seven')
  await expect(middle.locator('b')).toHaveCount(0)
  await expect(middle).toContainText('<b>raw</b>')
  const header = owner.getByRole('main').locator('header').filter({ hasText: 'Sent' })
  await expect(header).toContainText('Ines okafor')
  await expect(header).toContainText('Sent 9:05 AM')

  const ends = { left: 'From the agent', right: 'From the customer', also: 'From the owner' }
  const centreOf = async (element: Locator) => {
    const box = (await element.boundingBox())!
    return box.x + box.width / 2
  }
  /** The side of the column on which a message is: the column becomes narrower when the details beside it have loaded. */
  const sideOf = async (text: string) =>
    Math.sign((await centreOf(middle.getByText(text))) - (await centreOf(middle)))
  await expect.poll(() => sideOf(ends.left)).toBe(-1)
  await expect.poll(() => sideOf(ends.also)).toBe(-1)
  await expect.poll(() => sideOf(ends.right)).toBe(1)
  // The colours come with the list, which may load later than the messages.
  await expect
    .poll(() => looksOf(owner, 'From the agent'))
    .toEqual(['rgb(20, 83, 45)', 'rgb(255, 255, 0)'])
  await expect
    .poll(() => looksOf(owner, 'No colours of its own'))
    .toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])

  const details = owner.getByRole('complementary', { name: 'Customer details' })
  await expect(details).toContainText('Ines okafor')
  await expect(details).toContainText('Sent 3 hours ago')
  await expect(details).toContainText('ines@example.com')
  await expect(details).toContainText('Lagos, Ikeja, Nigeria')
  await expect(details).toContainText('🇳🇬')
})

test('conversation: nothing known, nothing said, and the close button behind its toggle', async ({
  owner,
}) => {
  await anInbox(owner)
  await owner.goto(`${origins.nexus}/inbox/old`)
  await expect(owner.getByRole('heading', { name: 'No Messages' })).toBeVisible()
  await expect(owner.getByText('Start a conversation with the customer.')).toBeVisible()
  const details = owner.getByRole('complementary', { name: 'Customer details' })
  await expect(details.getByText('N/A')).toHaveCount(2)

  await owner.getByRole('button', { name: 'Take control' }).hover()
  await expect(owner.getByRole('tooltip')).toHaveText('Take control of conversation')
  const close = owner.getByRole('menuitem', { name: 'Close view' })
  await expect(close).toHaveCount(0)
  await owner.getByRole('button', { name: 'More actions' }).click()
  await expect(owner.getByRole('menuitem', { name: 'Delete conversation' })).toBeVisible()
  await close.click()
  await owner.waitForURL(`${origins.nexus}/inbox`)

  await answer(owner, 'GET /conversation/messages/admin/*', detail({ admin_in_control: true }))
  await owner.goto(`${origins.nexus}/inbox/week`)
  await owner.getByRole('button', { name: 'Release control' }).hover()
  await expect(owner.getByRole('tooltip')).toHaveText('Return control to bot')
})

/** Background and text colour of the bubble that contains the words. */
const looksOf = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Messages' })
    .getByText(text)
    .evaluate((node) => {
      let box: Element | null = node
      while (box && !(box instanceof HTMLElement && box.style.background)) box = box.parentElement
      const look = getComputedStyle(box!)
      return [look.backgroundColor, look.color]
    })

async function anInbox(page: Page) {
  await page.clock.setFixedTime(NOW)
  await answer(page, 'GET /conversations/admin', LIST)
  await answer(page, 'GET /conversation/messages/admin/today', TODAY)
  await answer(page, 'GET /conversation/messages/admin/old', detail({}))
  await answer(page, 'PATCH /conversation/mark-read/*', { read_messages: { conv_id: 'old' } })
}

const row = (id: string, date: string, message: string): ConversationList['conversations'][0] => ({
  id,
  agent_id: 'branded',
  channel: 'widget',
  admin_in_control: false,
  handover_requested: false,
  lastMsg: {
    date,
    message,
    sender: { role: 'customer', name: 'ines okafor', fullname: null, avatar: null },
  },
})

const LIST: ConversationList = {
  conversations: [
    row('week', '2026-11-17T10:00:00Z', 'Short'),
    row('today', '2026-11-21T09:05:00Z', LONG),
    row('old', '2026-09-21T12:00:00Z', 'Long ago'),
    row('yesterday', '2026-11-20T23:30:00Z', 'Yesterday'),
  ],
  unread_messages: [{ conv_id: 'today', unread: 2 }],
  chatbot_config: [{ agent_id: 'branded', brand_color: '#14532d', text_color: '#ffff00' }],
  meta: { total: 4 },
}

const says = (
  id: string,
  role: ConversationMessage['sender']['role'],
  message: string,
  agent_id = 'branded',
): ConversationMessage => ({
  id,
  message,
  date: '2026-11-21T09:05:00Z',
  agent_id,
  sender: { role, name: role, avatar: null },
  status: 'complete',
  sources: [],
})

const detail = (more: Partial<ConversationDetail>): ConversationDetail => ({
  customer_info: { name: null, email: null, city: null, state: null, country_code: null },
  channel: 'widget',
  telegram: null,
  admin_in_control: false,
  handover_requested: false,
  messages: [],
  ...more,
})

const TODAY = detail({
  customer_info: {
    name: 'ines okafor',
    email: 'ines@example.com',
    city: 'Lagos',
    state: 'Ikeja',
    country_code: 'NG',
  },
  messages: [
    says('1', 'customer', 'From the customer'),
    says('2', 'agent', 'From the agent: **seven** years, <b>raw</b>'),
    says('3', 'admin', 'From the owner'),
    says('4', 'agent', 'No colours of its own', 'plain'),
  ],
})
