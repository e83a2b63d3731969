import { expect, origins, test } from '../fixtures.ts'

test('the user menu leads to the settings of the account, which say who one is', async ({
  owner,
  account,
}) => {
  await owner.goto(`${origins.nexus}/dashboard`)
  await owner.getByRole('button', { name: account.name.split(' ')[1]! }).click()
  await owner.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(owner).toHaveURL(/\/settings$/)
  await expect(owner.getByRole('heading', { name: account.name })).toBeVisible()
  const pages = owner.getByRole('navigation', { name: 'Settings' })
  await expect(pages.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page')
})

test('an address of the settings that does not exist says so, and the others stay in reach', async ({
  owner,
}) => {
  await owner.goto(`${origins.nexus}/settings/nonsense`)
  await expect(owner.getByText('No such page of the settings')).toBeVisible()
  await owner.getByRole('link', { name: 'Account' }).click()
  await expect(owner).toHaveURL(/\/settings\/account$/)
})

test('the palette finds the settings', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/dashboard`)
  await owner.getByRole('button', { name: 'Search' }).click()
  await owner.getByRole('combobox').fill('sett')
  await owner.getByRole('option', { name: 'Settings', exact: true }).click()
  await expect(owner).toHaveURL(/\/settings$/)
})
