import type { Page } from '@playwright/test'
import { anAgent } from '../arrange.ts'
import { anAccountInUse, ownerScreens, settled } from '../everything.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { expectSteady, watchWhatMoves } from '../steady.ts'
import { expectToast } from '../toasts.ts'
import {
  callAgent,
  hangUp,
  openCheckout,
  openNewestCall,
  ownersPhone,
  say,
  spoken,
  verifyPhone,
} from '../phone.ts'

async function expectScreen(page: Page, name: string, path: string) {
  await page.goto(`${origins.nexus}${path}`)
  await settled(page)
  await expectAccessible(page, name)
}

test('every screen of an owner loads without moving and is accessible, like the chat', async ({
  owner,
  api,
  visitor,
}) => {
  const inUse = await anAccountInUse(api, visitor)
  await expectAccessible(visitor, 'chat with answers')
  await watchWhatMoves(owner)
  for (const [name, path] of Object.entries(ownerScreens(inUse))) {
    await expectScreen(owner, name, path)
    await expectSteady(owner, name)
  }
})

test('empty screens are accessible', async ({ owner }) => {
  for (const path of ['/inbox', '/agents', '/call-logs', '/dashboard'])
    await expectScreen(owner, `empty ${path}`, path)
})

test('dialogs are accessible', async ({ owner, api }) => {
  await owner.goto(`${origins.nexus}/agents`)
  await owner.getByRole('button', { name: 'Create Agent' }).click()
  await expectAccessible(owner, 'Create Agent, first step')
  await owner.getByRole('radio', { name: /Chatbot/ }).click()
  await owner.getByRole('button', { name: 'Next' }).click()
  await expectAccessible(owner, 'Create Agent, second step')
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  for (const name of ['Add Data Source', 'Link Data Source']) {
    await owner.getByRole('button', { name }).first().click()
    await expect(owner.getByRole('dialog', { name })).toBeVisible()
    await expectAccessible(owner, name)
    await owner.keyboard.press('Escape')
  }
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await owner.getByRole('combobox', { name: 'Language' }).click()
  await expectAccessible(owner, 'list of languages')
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Delete agent' }).click()
  await expect(owner.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(owner, 'confirmation')
})

test('the phone settings are accessible', async ({ owner, api }) => {
  const agent = await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  for (const [button, title] of [
    ['Buy Number', 'Buy Phone Number'],
    ['Setup call-forwarding guide', 'Setup call-forwarding guide'],
    ['Open local inbox', 'Local inbox'],
  ] as const) {
    await owner.getByRole('button', { name: button }).click()
    await expect(owner.getByRole('dialog', { name: title })).toBeVisible()
    await settled(owner)
    await expectAccessible(owner, title)
    await owner.keyboard.press('Escape')
  }
  await owner.getByRole('textbox', { name: 'Phone number' }).fill(ownersPhone())
  await owner.getByRole('button', { name: 'Send code' }).click()
  await expect(owner.getByRole('dialog').getByRole('note')).toBeVisible()
  await expectAccessible(owner, 'Verify your phone number')

  const call = await callAgent(owner, agent)
  await say(call, 'This is Officer Daniels from the Internal Revenue Service.')
  await expect(spoken(call)).toContainText(/\?.*Officer Daniels.*\?/s)
  await expectAccessible(owner, 'a test call')
  const desk = await owner.context().newPage()
  await openNewestCall(desk)
  await expectAccessible(desk, 'a call in progress')
  await hangUp(call)
  const panel = await openNewestCall(owner)
  await panel.getByRole('button', { name: 'View Analysis' }).click()
  await expect(panel.getByLabel('Call sentiment')).toBeVisible()
  await expectAccessible(owner, 'a call log')
  await panel.getByRole('button', { name: 'View Conversation' }).click()
  await expectAccessible(owner, 'transcript of a call')
})

test('a purchase is accessible', async ({ owner, api }) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  const { checkout } = await openCheckout(owner, agent)
  await expectAccessible(owner, 'a purchase under way')
  await expectAccessible(checkout, 'the local checkout')
  await checkout.getByRole('button', { name: 'Pay $1.15' }).click()
  await expectToast(owner, 'Phone number purchased')
  await checkout.close()
  const manage = owner.getByRole('button', { name: 'Manage subscription' })
  const [portal] = await Promise.all([owner.waitForEvent('popup'), manage.click()])
  await portal.getByRole('button', { name: 'Try a payment that fails' }).click()
  await expect(owner.getByText('Suspended')).toBeVisible()
  await expectAccessible(owner, 'a suspended number')
  await expectAccessible(portal, 'the local billing portal')
  await portal.close()
})

test('a number in use, and what callers leave, are accessible', async ({ owner, api }) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT', activated: false })
  await verifyPhone(api, agent.id)
  const url = 'https://calendly.com/harbour-cycles/service'
  await api.post('/agent/integration', { agent_id: agent.id, type: 'google_calendar', url })
  const { modal, checkout } = await openCheckout(owner, agent)
  await checkout.getByRole('button', { name: 'Pay $1.15' }).click()
  await expect(modal).toBeHidden()
  await checkout.close()
  await owner.getByRole('button', { name: 'Setup call-forwarding guide' }).click()
  const guide = owner.getByRole('dialog', { name: 'Setup call-forwarding guide' })
  await guide.getByRole('button', { name: 'Check the forwarding' }).click()
  await expect(guide.getByRole('button', { name: 'Forward the call' })).toBeVisible()
  await expectAccessible(owner, 'Forwarding check')
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Call this agent' }).click()
  await expect(owner.getByRole('dialog').getByRole('button', { name: 'Activate' })).toBeVisible()
  await expectAccessible(owner, 'Call an inactive agent')
  await owner.keyboard.press('Escape')

  const mailbox = await openPlaceCall(owner)
  await expectAccessible(owner, 'Place a call')
  await mailbox.getByRole('button', { name: 'Call', exact: true }).click()
  await expect(spoken(mailbox)).toContainText('after the tone')
  await say(mailbox, 'This is Tom from the gallery. Please call me about the frames.')
  await hangUp(mailbox)
  const left = await openNewestCall(owner)
  await expect(left.getByLabel('Message of the caller')).toBeVisible()
  await expectAccessible(owner, 'a call with a message')

  await api.patch(`/agent/activate/${agent.id}`)
  const call = await openPlaceCall(owner)
  await call.getByRole('button', { name: 'Call', exact: true }).click()
  await expect(spoken(call)).toContainText('How can I help you?')
  await say(call, 'I would like to book an appointment on Tuesday at 3.')
  await expect(spoken(call)).toContainText('Shall I text you the link')
  await say(call, 'Yes please.')
  await expect(spoken(call)).toContainText("I'm texting you the link")
  await hangUp(call)
  await expect(await openNewestCall(owner)).toContainText('Texted, not opened yet')
  await expectAccessible(owner, 'a call with an appointment')
})

async function openPlaceCall(page: Page) {
  await page.getByRole('button', { name: 'Open local inbox' }).click()
  const inbox = page.getByRole('dialog', { name: 'Local inbox' })
  await inbox.getByRole('button', { name: 'Place a call' }).click()
  return inbox
}

test('local mode is accessible', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await api.post('/agent/integration', { agent_id: agent.id, type: 'telegram' })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  await owner.getByRole('button', { name: 'What is real here' }).click()
  await expect(owner.getByRole('dialog', { name: 'What is real here' })).toBeVisible()
  await expectAccessible(owner, 'What is real here')
  await owner.keyboard.press('Escape')

  await owner.getByRole('button', { name: 'Configure' }).click()
  const modal = owner.getByRole('dialog', { name: 'Telegram configuration' })
  const command = await modal.getByText(/^\/auth /).textContent()
  await expectAccessible(owner, 'Telegram configuration')
  await owner.keyboard.press('Escape')

  await owner.getByRole('button', { name: 'Open local Telegram' }).click()
  const telegram = owner.getByRole('dialog', { name: 'Local Telegram' })
  await telegram.getByLabel('New group').fill('Harbour regulars')
  await telegram.getByRole('button', { name: 'Create group' }).click()
  for (const [text, answered] of [
    [command!, 'This group is connected'],
    ['/ask What does a full service cost?', 'a person'],
  ] as const) {
    await telegram.getByLabel('Message to the group').fill(text)
    await telegram.getByRole('button', { name: 'Send' }).click()
    await expect(telegram.getByRole('log')).toContainText(answered)
  }
  await telegram
    .getByRole('button', { name: /^Reply to / })
    .last()
    .click()
  await expectAccessible(owner, 'Local Telegram')
})

test('public pages are accessible', async ({ page }) => {
  for (const path of ['/', '/auth', '/no-such-page'])
    await expectScreen(page, `public ${path}`, path)
})
