import type { Page } from '@playwright/test'
import type { Agent, ChatbotConfig } from 'shared-types'
import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'

const openTab = (page: Page, agent: Agent, tab: string) =>
  page.goto(`${origins.nexus}/agents/${agent.id}?tab=${tab}`)

async function addSource(page: Page, agent: Agent) {
  await openTab(page, agent, 'knowledge-base')
  await page.getByRole('button', { name: 'Add Data Source' }).first().click()
  return page.getByRole('dialog', { name: 'Add Data Source' })
}

test('agent name: no more than 15 letters', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/agents`)
  await owner.getByRole('button', { name: 'Create Agent' }).click()
  const wizard = owner.getByRole('dialog', { name: 'Create Agent' })
  await wizard.getByRole('radio', { name: /Sales assistant/i }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox', { name: 'Agent name' }).pressSequentially('Sixteen letters!')
  await expect(wizard.getByRole('textbox', { name: 'Agent name' })).toHaveValue('Sixteen letters')
})

test('one anti-theft agent: a second cannot be chosen', async ({ owner, api }) => {
  await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  await owner.goto(`${origins.nexus}/agents`)
  await expect(owner.getByRole('link', { name: /Guard/ })).toContainText('🚨')
  await owner.getByRole('button', { name: 'Create Agent' }).click()
  const option = owner.getByRole('radio', { name: /Anti-theft/i })
  await expect(option).toBeDisabled()
  await expect(option).toContainText('1 agent (max)')
})

test('web page: an invalid address is refused before anything is fetched', async ({
  owner,
  api,
}) => {
  const dialog = await addSource(owner, await anAgent(api))
  await dialog.getByRole('radio', { name: /web/i }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Website' }).fill('not a website')
  await dialog.getByRole('button', { name: 'Fetch pages' }).click()
  await expect(dialog.getByText('Invalid url')).toBeVisible()
})

test('web page: a website whose every page was removed cannot be submitted', async ({
  owner,
  api,
}) => {
  const dialog = await addSource(owner, await anAgent(api))
  await dialog.getByRole('radio', { name: /web/i }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Website' }).fill(origins.site)
  await dialog.getByRole('button', { name: 'Fetch pages' }).click()
  const remove = dialog.getByRole('button', { name: /^Remove / })
  await expect(remove).toHaveCount(10)
  for (let left = 10; left > 0; left--) {
    await remove.first().click()
    await expect(remove).toHaveCount(left - 1)
  }
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
})

test('PDF: a file of another type or too large a file is refused', async ({ owner, api }) => {
  const dialog = await addSource(owner, await anAgent(api))
  const file = dialog.getByLabel('PDF file')
  await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hi') })
  await expectToast(owner, 'Invalid file type')
  await file.setInputFiles({
    name: 'big.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(4_500_001),
  })
  await expectToast(owner, 'File size should not exceed 4.5MB')
})

test('appearance: brand name and welcome message are required', async ({ owner, api }) => {
  await openTab(owner, await anAgent(api), 'appearance')
  await owner.getByRole('textbox', { name: 'Brand name' }).fill('')
  await owner.getByRole('textbox', { name: 'Welcome message' }).fill('')
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByText('Brand name is required.')).toBeVisible()
  await expect(owner.getByText('Welcome message is required.')).toBeVisible()
})

test('appearance: an invalid colour is not accepted', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await openTab(owner, agent, 'appearance')
  const before = await api.get<ChatbotConfig>(`/agent/chatbot-config/${agent.id}`)
  const field = owner.getByRole('textbox', { name: 'Brand colour' })
  await field.fill('#xyz')
  await field.blur()
  await expect(field).toHaveValue(before.brand_color)
  await expect(owner.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
})
