import { anAgent } from '../arrange.ts'
import { expect, expectToast, origins, test } from '../fixtures.ts'

test('an account without agents is told so and makes its first', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/agents`)
  await expect(owner.getByText('No agents created yet')).toBeVisible()
  await owner.getByRole('button', { name: 'Create Agent' }).click()
  const wizard = owner.getByRole('dialog', { name: 'Create Agent' })
  await expect(wizard.getByRole('button', { name: 'Next' })).toBeDisabled()
  await wizard.getByRole('radio', { name: /Chatbot/ }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('button', { name: 'Create Agent' }).click()
  await expect(wizard.getByText('Agent name is required')).toBeVisible()
  await wizard.getByRole('textbox', { name: 'Agent name' }).fill('Front desk')
  await wizard.getByRole('button', { name: 'Create Agent' }).click()
  await expectToast(owner, 'Agent created successfully')
  const card = owner.getByRole('link', { name: /Front desk/ })
  await expect(card).toHaveAttribute('href', /\/agents\/[^/]+\?tab=settings$/)
  await expect(card).toContainText('🔌')
})

test('a name takes no more than 15 letters', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/agents`)
  await owner.getByRole('button', { name: 'Create Agent' }).click()
  const wizard = owner.getByRole('dialog', { name: 'Create Agent' })
  await wizard.getByRole('radio', { name: /Sales assistant/i }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox', { name: 'Agent name' }).pressSequentially('Sixteen letters!')
  await expect(wizard.getByRole('textbox', { name: 'Agent name' })).toHaveValue('Sixteen letters')
})

test('the wizard goes back, and starts afresh after it was closed', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/agents`)
  await owner.getByRole('button', { name: 'Create Agent' }).click()
  const wizard = owner.getByRole('dialog', { name: 'Create Agent' })
  await wizard.getByRole('radio', { name: /Chatbot/ }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox', { name: 'Agent name' }).fill('Half')
  await wizard.getByRole('button', { name: 'Back' }).click()
  await expect(wizard.getByRole('radio', { name: /Chatbot/ })).toBeChecked()
  await owner.keyboard.press('Escape')
  await expect(wizard).toBeHidden()
  await owner.getByRole('button', { name: 'Create Agent' }).click()
  await expect(wizard.getByRole('radio', { checked: true })).toHaveCount(0)
  await wizard.getByRole('radio', { name: /Chatbot/ }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByRole('textbox', { name: 'Agent name' })).toHaveValue('')
})

test('a second anti-theft agent cannot be chosen', async ({ owner, api }) => {
  await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  await owner.goto(`${origins.nexus}/agents`)
  await expect(owner.getByRole('link', { name: /Guard/ })).toContainText('🚨')
  await owner.getByRole('button', { name: 'Create Agent' }).click()
  const option = owner.getByRole('radio', { name: /Anti-theft/i })
  await expect(option).toBeDisabled()
  await expect(option).toContainText('1 agent (max)')
})

test('the anti-theft agent stands first and shows no integrations', async ({ owner, api }) => {
  await anAgent(api, { name: 'Seller', type: 'SALES_ASSISTANT' })
  await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  await anAgent(api, { name: 'Chat', type: 'CHATBOT' })
  await owner.goto(`${origins.nexus}/agents`)
  const cards = owner.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(cards.first()).toContainText('Guard')
  await expect(cards.first()).not.toContainText(/integration/i)
  await expect(cards.filter({ hasText: 'Seller' })).toContainText('🧠')
  await expect(cards.filter({ hasText: 'Seller' })).toContainText(/0 integrations/i)
})

test('an agent of somebody else is not found', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/agents/0192e4f8-0000-7000-8000-000000000000`)
  await expect(owner.getByText('No agent found')).toBeVisible()
  await owner.getByRole('link', { name: 'Go back' }).click()
  await owner.waitForURL(`${origins.nexus}/agents`)
})

test('a page that does not exist says so and leads home', async ({ page }) => {
  await page.goto(`${origins.nexus}/no-such-page`)
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
})
