import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { intercept } from '../intercept.ts'
import { expectToast } from '../toasts.ts'

test('an empty account says so, and its owner creates the first agent', async ({ owner }) => {
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

test('no button is shown while the list loads', async ({ owner }) => {
  let letGo = () => {}
  const isAsked = new Promise<void>((resolve) => (letGo = resolve))
  await intercept(owner, 'GET /agents', async (route) => {
    await isAsked
    await route.fallback()
  })
  await owner.goto(`${origins.nexus}/agents`)
  await expect(owner.getByLabel('Loading agents')).toBeVisible()
  const create = owner.getByRole('button', { name: 'Create Agent' })
  await expect(create).toHaveCount(0)
  letGo()
  await create.click()
  await expect(owner.getByRole('dialog', { name: 'Create Agent' })).toBeVisible()
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

test('the anti-theft agent comes first and shows no integrations', async ({ owner, api }) => {
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

test('an open test chat is beside the tab and covers nothing of it', async ({ owner, api }) => {
  const { id } = await anAgent(api)
  await owner.setViewportSize({ width: 1280, height: 720 })
  await owner.goto(`${origins.nexus}/agents/${id}?tab=knowledge-base&chat=1`)
  const chat = owner.getByRole('complementary', { name: 'Test chat' })
  await expect(chat).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Add Data Source' }).first()).toBeVisible()
  const parts = owner.getByRole('main').locator('button, a, input, table')
  // The dialog slides in from the side.
  await expect(async () => {
    const ends = await parts.evaluateAll((all) =>
      all
        .filter((each) => !each.closest('aside'))
        .map((each) => each.getBoundingClientRect().right),
    )
    expect(Math.max(...ends)).toBeLessThan((await chat.boundingBox())!.x)
  }).toPass()
})
