import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'

test('a handover message is required', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await owner.getByRole('textbox', { name: 'Handover message' }).fill('')
  await owner.getByRole('button', { name: 'Save changes' }).click()
  await expect(owner.getByText('Handover message is required.')).toBeVisible()
})

test('an agent is not deleted without confirmation', async ({ owner, api }) => {
  const agent = await anAgent(api, { name: 'Short lived' })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const question = owner.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this agent?',
  })
  await owner.getByRole('button', { name: 'Delete agent' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(owner.getByRole('heading', { name: 'Short lived' })).toBeVisible()
})

test('the tabs depend on the type of agent', async ({ owner, api }) => {
  const menu = owner.getByRole('navigation', { name: 'Agent', exact: true })
  for (const [type, tabs] of [
    ['ANTI_THEFT', ['Settings']],
    ['SALES_ASSISTANT', ['Settings', 'Knowledge Base', 'Integrations']],
    ['CHATBOT', ['Settings', 'Appearance', 'Knowledge Base', 'Integrations']],
  ] as const) {
    const agent = await anAgent(api, { name: type.slice(0, 8), type })
    await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
    await expect(menu.getByRole('link')).toHaveText([...tabs])
  }
})

test('without a tab in the address the general panel is shown', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}`)
  await expect(owner.getByRole('heading', { name: 'General' }).first()).toBeVisible()
  const menu = owner.getByRole('navigation', { name: 'Agent', exact: true })
  await expect(menu.getByRole('link', { name: 'General' })).toHaveCount(0)
})

test('activating an agent with the keyboard moves the focus to its page', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { activated: false })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await owner.getByRole('button', { name: 'Activate' }).press('Enter')
  await expect(owner.getByRole('button', { name: 'Deactivate' })).toBeVisible()
  await expect(owner.getByRole('main')).toBeFocused()
})
