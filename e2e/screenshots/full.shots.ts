import type { Locator, Page } from '@playwright/test'
import { anAgent } from '../arrange.ts'
import { settled } from '../everything.ts'
import { expect, origins, test } from '../fixtures.ts'
import { answer, refuse } from '../intercept.ts'
import { expectAccessible } from '../look.ts'
import {
  aFullCall,
  FULL_ATTENTION,
  FULL_CONVERSATION,
  FULL_INBOX,
  FULL_RULES,
  LATENCY,
} from './full-data.ts'

test.use({ reducedMotion: 'reduce' })

async function show(page: Page, path: string) {
  await page.goto(`${origins.nexus}${path}`)
  await settled(page)
}

test('full: the inbox with thousands of conversations and a long one', async ({ owner }) => {
  test.setTimeout(180_000)
  await answer(owner, 'GET /conversations/admin', FULL_INBOX)
  await answer(owner, 'GET /conversation/messages/admin/*', FULL_CONVERSATION)
  await answer(owner, 'PATCH /conversation/mark-read/*', { read_messages: { conv_id: 'c1' } })
  await show(owner, '/inbox/c1')
  await expect(owner.getByRole('region', { name: 'Messages' })).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Jump to newest' })).toBeHidden()
  await expectAccessible(owner, 'full inbox, Telegram that nothing reaches')
  await owner.getByRole('region', { name: 'Messages' }).evaluate((box) => (box.scrollTop -= 900))
  await expectAccessible(owner, 'full inbox, scrolled up')
  await answer(owner, 'GET /conversation/messages/admin/*', {
    ...FULL_CONVERSATION,
    channel: 'widget',
    telegram: null,
    admin_in_control: false,
    handover_requested: true,
    messages: FULL_CONVERSATION.messages.slice(0, 2),
  })
  await show(owner, '/inbox/c5')
  await expectAccessible(owner, 'full inbox, a person is asked for')
})

test('full: call logs of many pages, and one that tells everything', async ({ owner }) => {
  test.setTimeout(180_000)
  await answer(owner, 'GET /call-logs', {
    logs: Array.from({ length: 8 }, (_, index) => aFullCall(index)),
    meta: { total: 12_480 },
  })
  await answer(
    owner,
    'GET /call-logs/unread',
    Array.from({ length: 128 }, (_, id) => ({ id })),
  )
  await answer(owner, 'PATCH /call-logs/mark-read/*', null)
  await answer(owner, 'GET /call-logs/latency/*', LATENCY)
  await answer(owner, 'GET /agent/screening/*', FULL_RULES)
  await show(owner, '/call-logs')
  await expectAccessible(owner, 'full call logs')
  await onAPhone(owner, 'full-call-logs', owner.getByRole('table'))
  const panel = owner.getByRole('complementary', { name: 'Call details' })
  for (const [index, name] of ['sales', 'screened'].entries()) {
    await owner.getByRole('button', { name: 'View details' }).nth(index).click()
    await scrolled(panel, 0)
    await expectAccessible(owner, `full call log, ${name}`)
    await scrolled(panel, 0.5)
    await expectAccessible(owner, `full call log, ${name}, below`)
    await scrolled(panel, 1)
    await expectAccessible(owner, `full call log, ${name}, end`)
  }
  await panel.getByRole('button', { name: 'View Conversation' }).click()
  await expectAccessible(owner, 'long transcript')
})

test('full: a dashboard with large figures, the menus, a narrow sidebar, messages', async ({
  owner,
  api,
}) => {
  test.setTimeout(180_000)
  await answer(owner, 'GET /user/metrics/customer-growth', {
    total: 1_204_380,
    rate: { type: 'decrease', percentage: 12.9 },
  })
  await answer(owner, 'GET /user/metrics/ai-messages', {
    totalMessagesCombMessages: 98_204_380,
    totalAIConversationsMessages: 90_204_380,
    totalAICallLogsMessages: 8_000_000,
  })
  await answer(owner, 'GET /user/attention', FULL_ATTENTION)
  await answer(owner, 'GET /user/metrics/agents', [
    { type: 'ANTI_THEFT', total: 12 },
    { type: 'CHATBOT', total: 1_310 },
    { type: 'SALES_ASSISTANT', total: 204 },
  ])
  await answer(owner, 'GET /user/metrics/knowledgebase', [
    { type: 'PDF', total: 20_431 },
    { type: 'WEB_PAGES', total: 5_310 },
  ])
  await answer(owner, 'GET /user/conversation/sentiment', {
    positive: 61.4,
    neutral: 27.3,
    negative: 11.3,
  })
  const agent = await anAgent(api, { name: 'W'.repeat(15) })
  await show(owner, '/dashboard')
  await owner.getByRole('button', { name: 'Hide these steps' }).click()
  await expect(owner.getByRole('paragraph').filter({ hasText: '61%' })).toBeVisible()
  await expectAccessible(owner, 'full dashboard')
  await onAPhone(owner, 'full-dashboard', owner.getByRole('region', { name: 'Waiting for you' }))
  await owner.getByRole('button', { name: 'Trevena', exact: true }).click()
  await expect(owner.getByRole('menu')).toBeVisible()
  await expectAccessible(owner, 'user menu')
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expectAccessible(owner, 'narrow sidebar')
  await refuse(owner, 'PATCH /agent/chatbot-config', 'The server is having a bad day.')
  await show(owner, `/agents/${agent.id}?tab=appearance`)
  await owner.getByRole('textbox', { name: 'Brand name' }).fill('Harbour')
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByText('The server is having a bad day.')).toBeVisible()
  await expectAccessible(owner, 'a failure told')
})

/** A part of a page at the width of a phone. */
async function onAPhone(page: Page, name: string, part: Locator) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 800 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const path = `test-results/screens/${name}-${colorScheme}-360.png`
    await part.screenshot({ path })
  }
  if (before) await page.setViewportSize(before)
}

/** Scrolls a box to the same share in a window of any size; 0 is its beginning, 1 its end. */
const scrolled = (box: Locator, share: number) =>
  box.evaluate((element, share) => {
    const place = () => (element.scrollTop = share * (element.scrollHeight - element.clientHeight))
    place()
    window.onresize = place
  }, share)
