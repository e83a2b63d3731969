import type { Page, Request } from '@playwright/test'
import type { Agent } from 'shared-types'
import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'

/** The changes that the page has requested. */
const changesOf = (page: Page) => {
  const changes: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() !== 'GET') changes.push(request.method())
  })
  return changes
}

test('double clicks through the whole wizard make one agent', async ({ owner, api }) => {
  await owner.goto(`${origins.nexus}/agents`)
  await owner.getByRole('button', { name: 'Create Agent' }).dblclick()
  const wizard = owner.getByRole('dialog', { name: 'Create Agent' })
  await wizard.getByRole('radio', { name: /Chatbot/ }).dblclick()
  await wizard.getByRole('button', { name: 'Next' }).dblclick()
  await wizard.getByRole('textbox', { name: 'Agent name' }).fill('Twice')
  await wizard.getByRole('button', { name: 'Create Agent' }).dblclick()
  await expect(owner.getByRole('link', { name: /Twice/ })).toBeVisible()
  expect(await api.get<Agent[]>('/agents')).toHaveLength(1)
})

test('a double click makes one reply, and one key with its secret', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/settings/saved-replies`)
  const changes = changesOf(owner)
  await owner.getByRole('button', { name: 'Add a reply' }).click()
  await owner.getByRole('textbox', { name: 'Title' }).fill('Opening hours')
  await owner.getByRole('textbox', { name: 'Reply' }).fill('We open at nine.')
  await owner.getByRole('button', { name: 'Save reply' }).dblclick()
  await expect(owner.getByText('We open at nine.')).toBeVisible()
  await expect(owner.getByRole('textbox', { name: 'Title' })).toHaveCount(0)
  expect(changes).toEqual(['POST'])

  await owner.goto(`${origins.nexus}/settings/api`)
  await owner.getByRole('button', { name: 'Make a key' }).click()
  await owner.getByRole('textbox', { name: 'Name' }).fill('Shop')
  await owner.getByRole('checkbox').first().check()
  await owner.getByRole('button', { name: 'Make the key' }).dblclick()
  await expect(owner.getByText(/Copy the key of Shop now/)).toBeVisible()
  expect(changes).toEqual(['POST', 'POST'])
})

test('a double click on Delete asks, and one on the answer deletes once', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const changes = changesOf(owner)
  await owner.getByRole('button', { name: 'Delete agent' }).dblclick()
  const question = owner.getByRole('alertdialog')
  await expect(question).toBeVisible()
  expect(changes).toEqual([])
  await question.getByRole('button', { name: /Delete/ }).dblclick()
  await owner.waitForURL(/\/agents$/)
  expect(changes).toEqual(['DELETE'])
})
