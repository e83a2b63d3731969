import { anAgent, snippetOf } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'

test('an owner gives an agent an action and tests it, and a visitor gets the state of their order', async ({
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

test('an owner tries all three templates, and a visitor has a ticket opened after a yes, once', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}/actions`)
  const actions = owner.getByRole('region', { name: 'What it can do' })
  for (const name of ['Order status', 'Stock', 'Support ticket']) {
    await owner.getByRole('button', { name: `Use ${name}` }).click()
    const writing = owner.getByRole('dialog', { name: 'Add an action' })
    await writing.getByRole('button', { name: 'Save action' }).click()
    await expect(actions.getByRole('button', { name: `Options of ${name}` })).toBeVisible()
  }
  for (const { name, fill, says } of [
    { name: 'Stock', fill: {}, says: 'In stock now, mug: 12.' },
    {
      name: 'Support ticket',
      fill: { 'What is the problem?': 'It leaks', 'At which email': 'ada@example.com' },
      says: /^Your ticket is open\. Its number: T-\d+\.$/,
    },
  ]) {
    const row = actions.getByRole('listitem').filter({ hasText: name })
    await row.getByRole('button', { name: 'Test' }).click()
    const trying = owner.getByRole('dialog', { name: `Test “${name}”` })
    for (const [label, text] of Object.entries(fill)) await trying.getByLabel(label).fill(text)
    await trying.getByRole('button', { name: 'Run' }).click()
    await expect(trying.getByRole('status').getByText(says)).toBeVisible()
    await trying.getByRole('button', { name: 'Close', exact: true }).first().click()
  }

  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'Please open a ticket')
  await expect(chatLog(visitor).getByText('What is the problem?')).toBeVisible()
  await ask(visitor, 'The lid of my teapot leaks')
  await expect(chatLog(visitor).getByText('At which email address')).toBeVisible()
  await ask(visitor, 'grace@example.org')
  const proposed = 'Support ticket (The lid of my teapot leaks, grace@example.org)'
  await expect(chatLog(visitor).getByText(proposed)).toBeVisible()
  await ask(visitor, 'Yes')
  await expect(chatLog(visitor).getByText(/Your ticket is open\. Its number: T-/)).toBeVisible()

  await owner.reload()
  const runs = owner.getByRole('region', { name: 'Last runs' }).getByRole('listitem')
  const ofVisitor = runs.filter({ hasText: 'The lid of my teapot leaks' })
  await expect(ofVisitor).toHaveCount(1)
  await expect(ofVisitor.getByText('Done', { exact: true })).toBeVisible()
  await expect(ofVisitor.getByRole('link', { name: 'Conversation' })).toBeVisible()
})

test('an owner connects an MCP server, and a tool of it becomes an action', async ({
  owner,
  api,
}) => {
  const { secret } = await api.post<{ secret: string }>('/api-keys', {
    name: 'Own tools',
    scopes: ['conversations:read'],
    expires_in_days: null,
  })
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}/actions`)
  const server = owner.getByRole('region', { name: 'Tools of an MCP server' })
  const address = `${origins.nexus.replace('localhost', '127.0.0.1')}/mcp`
  await server.getByLabel('Address of the server').fill(address)
  await server.getByRole('button', { name: 'Show its tools' }).click()
  await expect(owner.getByText('The server does not let us in')).toBeVisible()
  await server.getByRole('button', { name: 'Add a header' }).click()
  await server.getByLabel('Header', { exact: true }).fill('Authorization')
  await server.getByLabel('Value').fill(`Bearer ${secret}`)
  await server.getByRole('button', { name: 'Show its tools' }).click()
  const tools = server.getByRole('list', { name: 'Its tools' })
  const reading = tools.getByRole('listitem').filter({ hasText: 'Says it only reads' }).first()
  await expect(reading).toBeVisible()
  await expectAccessible(owner, 'the tools of a server')
  await tools.getByRole('button', { name: 'Use Search conversations' }).click()
  const writing = owner.getByRole('dialog', { name: 'Add an action' })
  await writing.getByLabel('How somebody may ask for it').fill('What did people ask?')
  await writing.getByRole('button', { name: 'Save action' }).click()
  const row = owner
    .getByRole('region', { name: 'What it can do' })
    .getByRole('listitem')
    .filter({ hasText: 'MCP' })
  await row.getByRole('button', { name: 'Test' }).click()
  const trying = owner.getByRole('dialog', { name: 'Test “Search conversations”' })
  await trying.getByRole('button', { name: 'Run' }).click()
  await expect(trying.getByRole('status').getByText('Done')).toBeVisible()
  await expect(owner.getByText(secret)).toHaveCount(0)
})
