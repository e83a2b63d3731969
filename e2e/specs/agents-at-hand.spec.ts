import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { expectToast } from '../toasts.ts'

test('an agent is renamed and switched off from the list, and renamed on its page', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Harbour' })
  await owner.goto(`${origins.nexus}/agents`)
  await owner.getByRole('button', { name: 'Actions for Harbour' }).click()
  await expectAccessible(owner, 'agents, the menu of one')
  await owner.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Rename agent' })
  await dialog.getByLabel('Agent name').fill(' ')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog.getByText('Agent name is required')).toBeVisible()
  await dialog.getByLabel('Agent name').fill('Front desk')
  await expectAccessible(owner, 'rename agent')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expectToast(owner, 'Agent renamed')
  await expect(owner.getByRole('heading', { name: 'Front desk' })).toBeVisible()

  await owner.getByRole('button', { name: 'Actions for Front desk' }).click()
  await owner.getByRole('menuitem', { name: 'Deactivate' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(owner.getByText('Inactive')).toBeVisible()
  await owner.getByRole('button', { name: 'Actions for Front desk' }).click()
  await owner.getByRole('menuitem', { name: 'Activate' }).click()
  await expect(owner.getByText('Active', { exact: true })).toBeVisible()

  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await owner.getByRole('button', { name: 'Rename agent' }).click()
  await dialog.getByLabel('Agent name').fill('Harbour')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible()
})

test('the settings of a screener speak of callers, and have nothing that does nothing', async ({
  owner,
  api,
}) => {
  const guard = await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  await owner.goto(`${origins.nexus}/agents/${guard.id}?tab=settings`)
  await expect(owner.getByLabel('Name callers hear')).toBeVisible()
  await expect(owner.getByRole('main')).not.toContainText(/visitor|bicycle|knowledge/i)
  for (const name of ['Instructions', 'Handover message'])
    await expect(owner.getByRole('textbox', { name })).toHaveCount(0)
})
