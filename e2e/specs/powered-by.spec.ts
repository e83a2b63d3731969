import { anAgent, snippetOf } from '../arrange.ts'
import { expect, expectSaved, origins, test } from '../fixtures.ts'
import { openChat, openCustomerPage, openFittedPage } from '../visit.ts'

test("an owner takes 'Powered by' away, and brings it back", async ({
  browser,
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  const snippet = snippetOf(api, agent.id)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=appearance`)
  await owner.getByText('More', { exact: true }).click()
  const line = owner.getByRole('switch', { name: 'Powered by Nexus' })
  const save = owner.getByRole('button', { name: 'Save look' })
  const preview = owner.getByLabel('Preview of the chat widget')
  await expect(preview.getByText('Powered by')).toBeVisible()
  await line.click()
  await expect(preview.getByText('Powered by')).toHaveCount(0)
  await save.click()
  await expectSaved(save)
  await openFittedPage(visitor, origins.host, snippet)
  await openChat(visitor)
  await expect(visitor.getByRole('dialog').getByText('Powered by')).toBeHidden()

  await line.click()
  await save.click()
  await expectSaved(save)
  // The first visitor's browser may cache the setting for a while, so another one is used.
  const another = await (await browser.newContext()).newPage()
  await openCustomerPage(another, origins.host, snippet)
  await openChat(another)
  await expect(another.getByRole('dialog').getByText('Powered by')).toBeVisible()
  await another.context().close()
})

test("a page takes 'Powered by' away by an attribute of its snippet", async ({ api, visitor }) => {
  const agent = await anAgent(api)
  const snippet = snippetOf(api, agent.id).replace(' async', ' data-powered="false" async')
  await openCustomerPage(visitor, origins.host, snippet)
  await openChat(visitor)
  await expect(visitor.getByRole('dialog').getByText('Powered by')).toBeHidden()
})
