import { anAgent, snippetOf } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'

test('an owner gives an agent an action, tests it, and a visitor is told of their order', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}`)
  await owner.getByRole('link', { name: 'Actions', exact: true }).click()
  await expect(owner.getByText('Nothing yet beside answering.')).toBeVisible()
  await owner.getByRole('button', { name: 'Use Order status' }).click()
  const writing = owner.getByRole('dialog', { name: 'Add an action' })
  await expect(writing.getByLabel('Name', { exact: true })).toHaveValue('Order status')
  await expectAccessible(owner, 'an action that is written')
  await writing.getByRole('button', { name: 'Save action' }).click()

  const actions = owner.getByRole('region', { name: 'What it can do' })
  await actions.getByRole('button', { name: 'Test' }).click()
  const trying = owner.getByRole('dialog', { name: 'Test “Order status”' })
  await trying.getByLabel('What is the number of your order?').fill('A-1042')
  await trying.getByRole('button', { name: 'Run' }).click()
  const result = trying.getByRole('status').filter({ hasText: 'HTTP 200' })
  await expect(result.getByText('Order A-1042 is on its way. Arrival: tomorrow.')).toBeVisible()
  await expect(result.getByText(/\d ms/)).toBeVisible()
  await expectAccessible(owner, 'an action that is tried')
  await trying.getByRole('button', { name: 'Close', exact: true }).first().click()

  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'Where is my order?')
  await expect(chatLog(visitor).getByText('What is the number of your order?')).toBeVisible()
  await ask(visitor, 'It is A-1041')
  await expect(chatLog(visitor).getByText('Order A-1041 is delivered.')).toBeVisible()

  await owner.reload()
  const runs = owner.getByRole('region', { name: 'Last runs' })
  await expect(runs.getByText('Order status: A-1041')).toBeVisible()
  await runs.getByRole('link', { name: 'Conversation' }).click()
  const messages = owner.getByRole('region', { name: 'Messages' })
  await messages.getByText('Why', { exact: true }).last().click()
  await expect(messages.getByText(/Done · \d+ ms/)).toBeVisible()
})
