import type { Page } from '@playwright/test'
import { anAgent } from '../arrange.ts'
import { somebodyAsks } from '../asks-for-a-person.ts'
import { anAccountInUse } from '../everything.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' })

test('an account with nothing waiting says so', async ({ owner, api }) => {
  await anAgent(api)
  await owner.goto(`${origins.nexus}/dashboard`)
  await expect(waiting(owner).getByText('Nothing waits for you')).toBeVisible()
})

test('a request for a person appears on an open dashboard, and links to the conversation', async ({
  owner,
  api,
  visitor,
}) => {
  await owner.goto(`${origins.nexus}/dashboard`)
  await expect(waiting(owner).getByText('Nothing waits for you')).toBeVisible()
  const id = await somebodyAsks(api, visitor)
  const row = waiting(owner).getByRole('link', { name: /asks for a person/ })
  await expect(row).toContainText('I would like to talk to a person')
  await row.click()
  await expect(owner).toHaveURL(`${origins.nexus}/inbox/${id}`)
  await owner.getByRole('button', { name: 'Take control' }).click()
  await expect(owner.getByRole('button', { name: 'Release control' })).toBeVisible()
  await owner.goto(`${origins.nexus}/dashboard`)
  await expect(waiting(owner).getByText('Nothing waits for you')).toBeVisible()
})

test('a question and an appointment wait until they are done, which can be undone', async ({
  owner,
  api,
  visitor,
}) => {
  const { agent } = await anAccountInUse(api, visitor)
  await owner.goto(`${origins.nexus}/dashboard`)
  const question = waiting(owner).getByRole('link', { name: /Do you repair violins/ })
  await expect(question).toContainText(`${agent.name} had no answer`)
  const wish = waiting(owner).getByRole('link', { name: /would like an appointment/ })
  await expect(wish).toContainText('Tuesday at 3')
  await expectAccessible(owner, 'dashboard, what waits')
  await waiting(owner).getByRole('button', { name: /^Done/ }).click()
  const undo = owner.getByRole('button', { name: 'Undo' })
  // A toast stays while the pointer is over it.
  await undo.hover()
  await expect(wish).toHaveCount(0)
  await undo.click()
  await expect(wish).toBeVisible()
  await question.click()
  await expect(owner).toHaveURL(new RegExp(`/agents/${agent.id}\\?tab=knowledge-base`))
})
