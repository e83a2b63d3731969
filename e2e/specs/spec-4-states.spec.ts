import type { ConversationDetail, KnowledgeItem } from 'shared-types'
import { anAgent } from '../arrange.ts'
import { passTime } from '../clock.ts'
import { expect, goWithin, origins, test } from '../fixtures.ts'
import { answer, hold, recordCalls, refuse } from '../intercept.ts'
import { ownersPhone } from '../phone.ts'
import { aConversation } from '../seed.ts'
import { expectToast } from '../toasts.ts'

test('auth: the current user is requested once and kept in the browser, a token is not', async ({
  owner,
  account,
}) => {
  const sent = recordCalls(owner)
  await owner.goto(`${origins.nexus}/dashboard`)
  await expect(owner.getByRole('navigation', { name: 'Main' })).toBeVisible()
  for (const path of ['/agents', '/inbox', '/call-logs']) {
    await goWithin(owner, path)
    await expect(owner.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await sent.expectTimes('GET /user', 1)
  await sent.expectSome('GET /call-logs/unread')
  const kept = (name: string) => owner.evaluate((key) => localStorage.getItem(key), name)
  await expect
    .poll(async () => JSON.parse((await kept('user')) ?? 'null'))
    .toMatchObject({ full_name: account.name, email: account.email })
  expect(await kept('token')).toBeNull()
})

test('auth: a failed check is logged as Unauthorised and leads to the auth page', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.goto(`${origins.nexus}/call-logs`)
  await page.waitForURL(/\/auth\?error=unauthenticated$/)
  await expect.poll(() => logged.join('\n')).toContain('Unauthorised')
})

test('activation: a toast shows its progress and its end, and the agent is read again', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { activated: false })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const banner = owner.getByText(
    'Your agent is currently inactive. Activate it to start receiving calls.',
  )
  const activate = owner.getByRole('button', { name: 'Activate' })
  await expect(banner).toBeVisible()
  const release = await hold(owner, 'PATCH /agent/activate/*')
  const sent = recordCalls(owner)
  await activate.click()
  await expectToast(owner, 'Activating agent..')
  await expect(banner).toBeVisible()
  await release()
  await expectToast(owner, 'Agent activated')
  await expect(owner.getByText('Activating agent..')).toHaveCount(0)
  await expect(banner).toBeHidden()
  await sent.expectSome(`GET /agent/${agent.id}`)
})

test('conversation: read when opened, control taken and given back by one call, read again after each', async ({
  owner,
  api,
}) => {
  const id = await aConversation(api, await anAgent(api), 'Hello')
  const sent = recordCalls(owner)
  await owner.goto(`${origins.nexus}/inbox`)
  const row = owner.getByRole('region', { name: 'Conversations' }).locator('[data-row]')
  await expect(row.getByRole('img', { name: '1 unread message' })).toBeVisible()
  await row.click()
  await expect(row.getByRole('img', { name: /unread/ })).toHaveCount(0)
  await sent.expectTimes(`PATCH /conversation/mark-read/${id}`, 1)

  const reads = () => sent.of(`GET /conversation/messages/admin/${id}`).length
  for (const [button, other, times] of [
    ['Take control', 'Release control', 1],
    ['Release control', 'Take control', 2],
  ] as const) {
    const before = reads()
    await owner.getByRole('button', { name: button }).click()
    await expect(owner.getByRole('button', { name: other })).toBeVisible()
    await sent.expectTimes(`PATCH /conversation/switchControl/${id}`, times)
    await expect.poll(reads).toBeGreaterThan(before)
  }
})

test('conversation: the end comes into sight 1 s after opening and 100 ms after sending', async ({
  owner,
}) => {
  await owner.clock.install()
  await answer(owner, 'GET /conversation/messages/admin/*', LONG_TALK)
  await answer(owner, 'PATCH /conversation/mark-read/*', { read_messages: { conv_id: 'long' } })
  await hold(owner, 'POST /conversation/process/*')
  await owner.addInitScript(() => {
    const scrolls: number[] = []
    Object.assign(window, { scrolls })
    const scrollTo = Element.prototype.scrollTo
    Element.prototype.scrollTo = function (this: Element, ...to: unknown[]) {
      if (this.getAttribute('aria-label') === 'Messages') scrolls.push(Date.now())
      return Reflect.apply(scrollTo, this, to)
    }
  })
  await owner.goto(`${origins.nexus}/inbox/long`)
  const scrolls = () => owner.evaluate(() => (window as unknown as { scrolls: number[] }).scrolls)
  await expect
    .poll(async () => (await scrolls()).some((at, _, [first = 0]) => at - first >= 1_000))
    .toBe(true)
  const frame = owner.getByRole('region', { name: 'Messages' })
  const isAtEnd = () =>
    frame.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 2)
  await expect.poll(isAtEnd).toBe(true)

  await frame.evaluate((box) => (box.scrollTop = 0))
  await expect(owner.getByRole('button', { name: 'Jump to newest' })).toBeVisible()
  await owner.getByRole('textbox', { name: 'Message' }).fill('And one more')
  await owner.clock.pauseAt(new Date(Date.now() + 600_000))
  const before = (await scrolls()).length
  await owner.getByRole('button', { name: 'Send' }).click()
  const isShown = () => frame.getByText('And one more').isVisible()
  const passed = await passTime(owner, 1, isShown)
  await owner.clock.runFor(Math.max(0, 95 - passed))
  expect(await scrolls()).toHaveLength(before)
  await passTime(owner, 5, async () => (await scrolls()).length > before)
  await passTime(owner, 5, isAtEnd)
})

test('phone verification: a code that could not be sent clears the phone, a verified one closes after 1 s', async ({
  owner,
  api,
}) => {
  await owner.clock.install()
  const agent = await anAgent(api, { type: 'SALES_ASSISTANT' })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const phone = owner.getByRole('textbox', { name: 'Phone number' })
  const send = owner.getByRole('button', { name: 'Send code' })
  // Content above it may still move it while it loads, and a click during that would miss.
  await expect(owner.getByText('You have not subscribed to a phone number yet')).toBeVisible()
  const undo = await refuse(owner, 'POST /agent/send-otp/*', 'No text can be sent there.')
  await phone.fill(ownersPhone())
  await send.click()
  await expectToast(owner, 'No text can be sent there.')
  await expect(phone).toHaveValue('')
  await undo()

  await phone.fill(ownersPhone())
  await send.click()
  const modal = owner.getByRole('dialog', { name: 'Verify your phone number' })
  const code = modal.getByRole('textbox', { name: 'Verification code' })
  const failing = await refuse(owner, 'POST /agent/verify-phone', 'That is not the code.')
  await code.pressSequentially('111111')
  await expectToast(owner, 'That is not the code.')
  await expect(code).toHaveValue('')
  await failing()
  await answer(owner, 'POST /agent/verify-phone', { phone: ownersPhone() })
  await code.pressSequentially('22222')
  await owner.clock.pauseAt(new Date(Date.now() + 60_000))
  await code.pressSequentially('2')
  await passTime(owner, 5, () => modal.getByText('Verified', { exact: true }).isVisible())
  await owner.clock.runFor(900)
  await expect(modal).toBeVisible()
  await passTime(owner, 20, () => modal.isHidden())
})

test('subscription: blue while active, red otherwise, days and due date, the portal in a new tab', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { type: 'SALES_ASSISTANT' })
  const portal = `${origins.nexus}/no-such-page`
  await owner.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'))
  await answer(owner, `GET /agent/active-number/${agent.id}`, {
    phone: '+14155550100',
    subscription: null,
  })
  await answer(owner, 'GET /agent/subscription/portal/*', portal)
  for (const [status, label, channel] of [
    ['active', 'Active', 'blue'],
    ['unpaid', 'Unpaid', 'red'],
  ] as const) {
    await answer(owner, `GET /agent/subscription/${agent.id}`, {
      id: 'sub_1',
      variant: 'Monthly',
      status,
      renews_at: '2026-12-03T16:05:00Z',
    })
    await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
    const head = owner.locator('div', { has: owner.getByRole('heading', { name: 'Subscription' }) })
    const badge = head.getByText(label, { exact: true }).last()
    const strongest = async () => {
      const color = await badge.evaluate((each) => getComputedStyle(each).color)
      const [red = 0, , blue = 0] = color.match(/[\d.]+/g)!.map(Number)
      return blue > red ? 'blue' : 'red'
    }
    await expect.poll(strongest, { message: label }).toBe(channel)
    await expect(owner.getByText('13 days')).toBeVisible()
    await expect(owner.getByText('03, Dec 2026 at 04:05 PM')).toBeVisible()
  }
  const [tab] = await Promise.all([
    owner.waitForEvent('popup'),
    owner.getByRole('button', { name: 'Manage subscription' }).click(),
  ])
  await tab.waitForURL(portal)
})

test('knowledge: untrained is red, any other status green, and only web pages are retrained', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await answer(owner, `GET /knowledge-base/${agent.id}`, [
    item(agent.id, 'One', 'PDF', 'untrained'),
    item(agent.id, 'Two', 'WEB_PAGES', 'training'),
    item(agent.id, 'Three', 'WEB_PAGES', 'trained'),
  ])
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  const groundOf = (status: string) =>
    owner
      .getByRole('cell')
      .getByText(status, { exact: true })
      .evaluate((badge) =>
        getComputedStyle(badge)
          .color.match(/[\d.]+/g)!
          .map(Number),
      )
  const [red = 0, green = 0] = await groundOf('untrained')
  expect(red).toBeGreaterThan(green * 1.5)
  for (const status of ['training', 'trained']) {
    const [r = 0, g = 0] = await groundOf(status)
    expect(g).toBeGreaterThan(r * 1.5)
  }
  for (const [title, count] of [
    ['One', 0],
    ['Three', 1],
  ] as const) {
    await owner.getByRole('button', { name: `Actions for ${title}` }).click()
    await expect(owner.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    await expect(owner.getByRole('menuitem', { name: 'Retrain' })).toHaveCount(count)
    await owner.keyboard.press('Escape')
  }
})

test('agent deletion: a toast shows its progress, the agent leaves the list, and nothing of it is read again', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Short lived' })
  const notFound: string[] = []
  owner.on('response', (response) => {
    if (response.status() === 404) notFound.push(response.url())
  })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const release = await hold(owner, 'DELETE /agent/*')
  await owner.getByRole('button', { name: 'Delete agent' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete agent' }).click()
  await expectToast(owner, 'Deleting agent..')
  await release()
  await expectToast(owner, 'Agent deleted successfully')
  await owner.waitForURL(`${origins.nexus}/agents`)
  await expect(owner.getByText('No agents created yet')).toBeVisible()
  expect(notFound).toEqual([])
})

test('settings: the page reloads after saving, and shows a toast', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await owner.getByRole('textbox', { name: 'Instructions' }).fill('Keep answers short.')
  const loaded = owner.waitForEvent('load')
  await owner.getByRole('button', { name: 'Save changes' }).click()
  await loaded
  await expectToast(owner, 'Settings updated')
  await expect(owner.getByRole('textbox', { name: 'Instructions' })).toHaveValue(
    'Keep answers short.',
  )
  await goWithin(owner, '/agents')
  await expect(owner.getByText('Settings updated')).toHaveCount(0)
})

const item = (
  agentId: string,
  title: string,
  type: KnowledgeItem['type'],
  status: KnowledgeItem['status'],
): KnowledgeItem => ({
  id: title,
  kb_id: title,
  agent_id: agentId,
  title,
  type,
  status,
  linked_kb: [],
  created_at: '2026-11-21T09:05:00Z',
  progress: { done: 1, failed: 0, total: 2 },
  reason: null,
  rereading: null,
})

const LONG_TALK: ConversationDetail = {
  customer_info: { name: 'Ines', email: null, city: null, state: null, country_code: null },
  channel: 'widget',
  telegram: null,
  admin_in_control: true,
  handover_requested: false,
  messages: Array.from({ length: 60 }, (_, index) => ({
    id: `m${index}`,
    message: `Sentence ${index}`,
    date: '2026-11-21T09:05:00Z',
    agent_id: 'a',
    sender: { role: 'customer', name: 'Ines', avatar: null },
    status: 'complete',
    sources: [],
  })),
}
