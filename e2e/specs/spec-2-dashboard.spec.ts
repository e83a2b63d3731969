import type { Page } from '@playwright/test'
import type { CustomerGrowth, MessageTotals, SentimentShares } from 'shared-types'
import { passTime } from '../clock.ts'
import { expect, goWithin, origins, test } from '../fixtures.ts'
import { answer, hold, recordCalls } from '../intercept.ts'

const GROWTH: CustomerGrowth = { total: 1204, rate: { type: 'increase', percentage: 12.9 } }
const MESSAGES: MessageTotals = {
  totalMessagesCombMessages: 90,
  totalAIConversationsMessages: 60,
  totalAICallLogsMessages: 30,
}
const AGENTS = [
  { type: 'ANTI_THEFT', total: 1 },
  { type: 'CHATBOT', total: 3 },
]
const KNOWLEDGE = [
  { type: 'PDF', total: 2 },
  { type: 'WEB_PAGES', total: 5 },
]
const NOTHING: SentimentShares = { positive: 0, neutral: 0, negative: 0 }

const open = (page: Page) => page.goto(`${origins.nexus}/dashboard`)
const panel = (page: Page) => page.getByRole('region', { name: 'Sentiment Analysis' })
const dominant = (page: Page) => panel(page).getByRole('paragraph')

test('the greeting follows the hour and ends in the full name', async ({ owner, account }) => {
  const heading = owner.getByRole('heading', { level: 1 })
  await open(owner)
  for (const [time, words] of [
    ['04:59', 'Good Evening'],
    ['05:00', 'Good Morning'],
    ['11:59', 'Good Morning'],
    ['12:00', 'Good Afternoon'],
    ['16:59', 'Good Afternoon'],
    ['17:00', 'Good Evening'],
  ]) {
    await goWithin(owner, '/agents')
    await expect(heading).toHaveText('Agents')
    await owner.clock.setFixedTime(new Date(`2026-11-21T${time}:00Z`))
    await goWithin(owner, '/dashboard')
    await expect(heading).toHaveText(`${words}, ${account.name}`)
  }
  await expect(owner.getByText('An overview of your account.')).toBeVisible()
})

test('four stat cards of 300 to 350 px, their parts by type, 95 % of a wide screen', async ({
  owner,
}) => {
  await answer(owner, 'GET /user/metrics/customer-growth', GROWTH)
  await answer(owner, 'GET /user/metrics/agents', AGENTS)
  await answer(owner, 'GET /user/metrics/ai-messages', MESSAGES)
  await answer(owner, 'GET /user/metrics/knowledgebase', KNOWLEDGE)
  await open(owner)
  for (const [title, total, part] of [
    ['Total Customers', '1,204', '+12%'],
    ['Total Agents', '4', '3'],
    ['Total Agent Messages', '90', '60'],
    ['Total Knowledge Base', '7', '5'],
  ] as const) {
    const card = owner.getByLabel(title, { exact: true })
    await expect(card).toContainText(total)
    await expect(card).toContainText(part)
    for (const width of [1000, 1280, 1440, 1920]) {
      await owner.setViewportSize({ width, height: 900 })
      await expect(async () => {
        const box = (await card.boundingBox())!
        expect(box.width, `${title} at ${width}`).toBeGreaterThanOrEqual(300)
        expect(box.width, `${title} at ${width}`).toBeLessThanOrEqual(350)
      }).toPass()
    }
  }
  await owner.setViewportSize({ width: 1920, height: 900 })
  const share = () =>
    owner
      .getByRole('main')
      .evaluate((main) => main.firstElementChild!.clientWidth / main.clientWidth)
  await expect.poll(share).toBeCloseTo(0.95, 2)
})

test('a tooltip names the agents of a type, 20 ms after the pointer came, at most 500 px wide', async ({
  owner,
}) => {
  await owner.clock.install()
  await answer(owner, 'GET /user/metrics/agents', AGENTS)
  await open(owner)
  const chatbots = owner.getByRole('img', { name: '3 Chatbot agent.' })
  const bubble = owner.getByRole('tooltip')
  // The first hover loads the code of tooltips, and then shows its own.
  await chatbots.hover()
  await expect(bubble).toHaveText('3 Chatbot agent.')
  await owner.mouse.move(5, 5, { steps: 5 })
  await expect(bubble).toBeHidden()
  await owner.clock.runFor(1_000)
  await owner.clock.pauseAt(new Date(Date.now() + 60_000))
  await chatbots.hover()
  await owner.clock.runFor(19)
  await expect(bubble).toBeHidden()
  await passTime(owner, 1, () => bubble.isVisible())
  await expect(bubble).toHaveText('3 Chatbot agent.')
  await expect(bubble).toHaveCSS('max-width', /500px/)
})

test('a tab reloads its sentiment behind a loading ring, and shows segments that are not zero', async ({
  owner,
}) => {
  await answer(owner, 'GET /user/conversation/sentiment', {
    positive: 66.9,
    neutral: 33.1,
    negative: 0,
  })
  const sent = recordCalls(owner)
  await open(owner)
  const ring = panel(owner).locator('svg[role="img"]')
  await expect(panel(owner).getByRole('tab', { selected: true })).toHaveText('Conversations')
  await expect(ring).toHaveAttribute('aria-label', 'Positive 66%, Neutral 33%')
  await expect(ring.locator('circle')).toHaveCount(2)
  for (const index of [0, 1])
    await expect(ring.locator('circle').nth(index)).toHaveCSS('stroke', /rgb/)
  await expect(dominant(owner).first()).toHaveText('66%Positive')
  await expect
    .poll(async () => ring.boundingBox())
    .toEqual(expect.objectContaining({ width: 200, height: 200 }))
  await expect(ring.locator('circle').first()).toHaveCSS('stroke-width', '10%')

  const calls = panel(owner).getByRole('tab', { name: 'Call logs' })
  for (const times of [1, 2]) {
    const release = await hold(owner, 'GET /user/call-logs/sentiment')
    await calls.click()
    await expect(panel(owner).getByRole('status', { name: 'Loading sentiment' })).toBeVisible()
    await release()
    await expect(ring).toHaveAttribute('aria-label', 'No data')
    await expect(ring.locator('circle')).toHaveCount(1)
    await expect(panel(owner).getByText('No data available')).toBeVisible()
    await sent.expectTimes('GET /user/call-logs/sentiment', times)
    await panel(owner).getByRole('tab', { name: 'Conversations' }).click()
    await expect(ring).toHaveAttribute('aria-label', /Positive/)
  }
  await sent.expectTimes('GET /user/conversation/sentiment', 3)
})

test('the dominant sentiment appears 300 ms after the ring', async ({ owner }) => {
  await owner.clock.install()
  await answer(owner, 'GET /user/call-logs/sentiment', { ...NOTHING, negative: 100 })
  await open(owner)
  await expect(panel(owner).getByText('No data available')).toBeVisible()
  await owner.clock.pauseAt(new Date(Date.now() + 60_000))
  await panel(owner).getByRole('tab', { name: 'Call logs' }).click()
  const ring = panel(owner).locator('svg[role="img"]')
  const label = () => ring.getAttribute('aria-label', { timeout: 100 }).catch(() => null)
  const passed = await passTime(owner, 1, async () => (await label()) === 'Negative 100%')
  const named = panel(owner).getByText('Negative', { exact: true })
  await owner.clock.runFor(Math.max(0, 295 - passed))
  await expect(named).toHaveCount(0)
  await passTime(owner, 5, () => named.isVisible())
})

test('an unexpected response of the server breaks only its own card', async ({ owner }) => {
  await answer(owner, 'GET /user/metrics/customer-growth', { total: 3 })
  await answer(owner, 'GET /user/metrics/agents', AGENTS)
  await open(owner)
  await expect(owner.getByText('This part could not be shown')).toBeVisible()
  await expect(owner.getByLabel('Total Agents', { exact: true })).toContainText('4')
})
