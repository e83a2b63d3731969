import { expect, origins, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'

test('the owner makes a key, tries the API with it, and revokes it', async ({ owner, request }) => {
  await owner.goto(`${origins.nexus}/settings/api`)
  await expect(owner.getByText('There is no key yet.')).toBeVisible()
  await owner.getByRole('button', { name: 'Make a key' }).click()
  await owner.getByLabel('Name').fill('Ledger')
  await expect(owner.getByRole('button', { name: 'Make the key' })).toBeDisabled()
  await owner.getByLabel('See your agents').check()
  await owner.getByRole('button', { name: 'Make the key' }).click()
  const secret = await owner.getByText(/^nxs_[\w-]{43}$/).textContent()
  await expect(owner.getByRole('button', { name: 'Copy the key' })).toBeVisible()
  await owner.getByRole('button', { name: 'I have copied it' }).click()
  await expect(owner.getByText(secret!)).toHaveCount(0)
  await expect(owner.getByRole('list', { name: 'API keys' })).toContainText('Not used yet')

  const assistant = owner.getByRole('region', { name: 'Connect an assistant' })
  await expect(assistant.getByText(`${origins.nexus}/mcp`, { exact: true })).toBeVisible()
  await expect(assistant.getByRole('button', { name: 'Copy the address' })).toBeVisible()

  const agents = () =>
    request.get(`${origins.nexus}/api/v1/agents`, {
      headers: { authorization: `Bearer ${secret}` },
    })
  expect((await agents()).status()).toBe(200)

  await owner.getByRole('link', { name: 'Open the API reference' }).click()
  await owner.getByLabel('Key to try with').fill(secret!)
  await owner.getByText('The agents of the workspace.').click()
  const form = owner.getByRole('form', { name: 'Try listAgents' })
  await form.getByLabel('limit').fill('5')
  await form.getByRole('button', { name: 'Try it' }).click()
  await expect(form.getByRole('status')).toContainText('Answered with 200')
  await expect(form.getByRole('status')).toContainText('"next_cursor": null')

  await owner.getByRole('navigation', { name: 'Settings' }).getByText('API keys').click()
  const row = owner.getByRole('listitem').filter({ hasText: 'Ledger' })
  await expect(row).toContainText('Last used')
  await row.getByRole('button', { name: 'Revoke Ledger' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expectToast(owner, 'API key revoked')
  await expect(owner.getByText('There is no key yet.')).toBeVisible()
  expect((await agents()).status()).toBe(401)
})
