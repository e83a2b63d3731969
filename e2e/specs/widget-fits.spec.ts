import { anAgent, snippetOf } from '../arrange.ts'
import { expect, expectSaved, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { ask, composer, openCustomerPage, openFittedPage } from '../visit.ts'

test('an owner makes the widget fit, and the page opens it with a question', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=appearance`)
  await owner.getByText('More', { exact: true }).click()
  await owner.getByRole('combobox', { name: 'Side' }).selectOption('left')
  await owner.getByRole('textbox', { name: 'Text on the launcher' }).fill('Ask us')
  await owner.getByRole('textbox', { name: 'From the bottom' }).fill('80')
  await owner.getByRole('button', { name: 'Save look' }).click()
  await expectSaved(owner.getByRole('button', { name: 'Save look' }))

  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  const launcher = visitor.getByRole('button', { name: /^Ask us/ })
  await expect(launcher).toBeVisible()
  const { height } = visitor.viewportSize()!
  const corner = async () => {
    const box = (await launcher.boundingBox())!
    return [box.x, height - box.y - box.height]
  }
  await expect.poll(corner).toEqual([20, 80])
  await visitor.evaluate(`Nexus.open('When do you open?')`)
  const chat = visitor.getByRole('dialog')
  await expect(chat.getByText('When do you open?')).toBeVisible()
  await expect.poll(async () => (await chat.boundingBox())!.x).toBe(20)
})

test('the inbox shows the owner the answers of a visitor to the lead form', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=appearance`)
  await owner.getByText('More', { exact: true }).click()
  await owner
    .getByRole('combobox', { name: 'Ask visitors who they are' })
    .selectOption('Before they write')
  await owner.getByRole('button', { name: 'Add a field' }).click()
  await owner.getByRole('button', { name: 'Save form' }).click()
  await expectSaved(owner.getByRole('button', { name: 'Save form' }))

  await openFittedPage(visitor, origins.host, snippetOf(api, agent.id))
  await visitor.getByRole('button', { name: 'Open chat' }).click()
  const chat = visitor.getByRole('dialog')
  await expect(chat.getByLabel('Name')).toBeFocused()
  await expectAccessible(visitor, 'widget-lead-form')
  await chat.getByLabel('Name').fill('Ines Okafor')
  await chat.getByLabel('Email').fill('ines@example.com')
  await chat.getByLabel('Phone').fill('+1 415 555 0123')
  await chat.getByRole('button', { name: 'Continue' }).click()
  await expect(chat.getByLabel('Phone')).toHaveCount(0)
  await expect(composer(visitor)).toBeFocused()
  await ask(visitor, 'Hello')

  await owner.goto(`${origins.nexus}/inbox`)
  await owner.getByRole('link', { name: /Ines Okafor/ }).click()
  const details = owner.getByRole('complementary', { name: 'Customer details' })
  await expect(details.getByText('ines@example.com')).toBeVisible()
  await expect(details.getByRole('link', { name: '+1 415 555 0123' })).toBeVisible()
})

test('a website that is not allowed gets no widget, and the owner reads that it tried', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await api.patch('/agent/chatbot-config', {
    agent_id: agent.id,
    allowed_sites: ['shop.example.com'],
  })
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=appearance`)
  const tried = owner.getByRole('list', { name: 'Other websites that tried' })
  await expect(tried).toContainText(origins.host)
  // Before the script was refused, the page would have had no widget in any case.
  await expect(visitor.locator('nexus-widget')).toHaveCount(0)
  const websites = owner.getByLabel('Websites', { exact: true })
  await websites.fill('shop.example.com, help.example.com')
  await tried.getByRole('button', { name: 'Allow it' }).click()
  await expect(tried).toHaveCount(0)
  await expect(websites).toHaveValue(`shop.example.com, help.example.com\n${origins.host}`)
  await visitor.reload()
  await expect(visitor.getByRole('button', { name: 'Open chat' })).toBeVisible()
})
