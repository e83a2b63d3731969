import type { Page } from '@playwright/test'
import type { Agent } from 'shared-types'
import { anAgent, snippetOf } from '../arrange.ts'
import { expect, expectSaved, origins, test } from '../fixtures.ts'
import { hold } from '../intercept.ts'
import { expectToast } from '../toasts.ts'
import { openChat, openCustomerPage } from '../visit.ts'

const openTab = (page: Page, agent: Agent) =>
  page.goto(`${origins.nexus}/agents/${agent.id}?tab=appearance`)

const preview = (page: Page) => page.getByLabel('Preview of the chat widget')

test('typed text appears in the preview at once, and is saved only on request', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await openTab(owner, agent)
  const save = owner.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await owner.getByRole('textbox', { name: 'Brand name' }).fill('Harbour Cycles')
  await owner
    .getByRole('textbox', { name: 'Welcome message' })
    .fill('Ahoy! What does your bike need?')
  await owner
    .getByRole('textbox', { name: 'Suggested questions' })
    .fill('Opening hours?, , Prices?')
  await owner.getByRole('textbox', { name: 'Brand colour' }).fill('#1f3bb3')
  await expect(preview(owner)).toContainText('Harbour Cycles')
  await expect(preview(owner)).toContainText('Ahoy! What does your bike need?')
  await expect(preview(owner).getByText('Opening hours?')).toBeVisible()
  await expect(preview(owner).getByText('Prices?')).toBeVisible()
  await expect(preview(owner)).toContainText('Powered by')
  await save.click()
  await expectToast(owner, 'Appearance updated')
  await expectSaved(save)
  await owner.reload()
  await expect(owner.getByRole('textbox', { name: 'Brand name' })).toHaveValue('Harbour Cycles')
})

test('typed text is lost only after a question, whether a link, Back or the dialog itself closes', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Harbour' })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await owner.getByRole('link', { name: 'Appearance' }).click()
  const brand = owner.getByRole('textbox', { name: 'Brand name' })
  await brand.fill('Harbour Cycles')
  const question = owner.getByRole('alertdialog', { name: 'Discard what you typed?' })
  const answer = (name: string) => question.getByRole('button', { name }).click()
  await owner.getByRole('link', { name: 'Knowledge Base' }).click()
  await answer('Keep writing')
  await owner.goBack()
  await answer('Keep writing')
  await expect(brand).toHaveValue('Harbour Cycles')
  await owner.goBack()
  await answer('Discard')
  await expect(owner).toHaveURL(/tab=settings$/)

  await owner.getByRole('button', { name: 'Rename' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Harbour Boats')
  await owner.keyboard.press('Escape')
  await answer('Keep writing')
  await owner.goBack()
  await answer('Discard')
  await expect(dialog).toBeHidden()
  await expect(owner).toHaveURL(/tab=settings$/)
})

test('nothing of the appearance is drawn before its last part, so that no card moves under a click', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  const letLinkAnswer = await hold(owner, 'GET /agent/install-link/*')
  await openTab(owner, agent)
  await expect(owner.getByRole('status', { name: 'Loading appearance' })).toBeVisible()
  await expect(owner.getByText('Signed-in visitors')).toHaveCount(0)
  await letLinkAnswer()
  await expect(owner.getByText('Signed-in visitors')).toBeVisible()
})

test('the swatch opens the picker and closes it', async ({ owner, api }) => {
  await openTab(owner, await anAgent(api))
  await owner.getByRole('button', { name: 'Open the picker of brand colour' }).click()
  const close = owner.getByRole('button', { name: 'Close the picker of brand colour' })
  await expect(owner.getByRole('slider', { name: 'Hue' })).toBeVisible()
  await close.click()
  await expect(owner.getByRole('slider', { name: 'Hue' })).toBeHidden()
})

test('colours nobody could read are pointed out', async ({ owner, api }) => {
  await openTab(owner, await anAgent(api))
  await owner.getByRole('textbox', { name: 'Brand colour' }).fill('#ffffff')
  await owner.getByRole('textbox', { name: 'Text colour' }).fill('#fefefe')
  await expect(owner.getByText(/hard to read/)).toBeVisible()
})

test('a visitor meets the saved look', async ({ owner, api, visitor }) => {
  const agent = await anAgent(api)
  await api.patch('/agent/chatbot-config', {
    agent_id: agent.id,
    brand_name: 'Harbour Cycles',
    welcome_message: 'Ahoy!',
    suggested_questions: 'Opening hours?',
  })
  await openTab(owner, agent)
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  const chat = visitor.getByRole('dialog', { name: 'Chat with Harbour Cycles' })
  await expect(chat).toContainText('Ahoy!')
  await expect(chat.getByRole('button', { name: 'Opening hours?' })).toBeVisible()
})
