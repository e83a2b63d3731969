import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { signInUnseen } from '../sign-in.ts'
import { expectToast } from '../toasts.ts'

test('the user menu leads to the settings of the account, which show the name of the user', async ({
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

test('an unknown address of the settings says so, and the other pages stay in reach', async ({
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

test('the owner sees their sessions, and signs another browser out', async ({
  owner,
  account,
  visitor: other,
}) => {
  await signInUnseen(other, origins.nexus, account)
  await owner.goto(`${origins.nexus}/settings/access`)
  const rows = owner.getByRole('listitem').filter({ hasText: 'Signed in' })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('This browser')
  await owner.getByRole('button', { name: /^Sign out Chrom/ }).click()
  await expectToast(owner, 'Signed out there')
  await expect(rows).toHaveCount(1)
  await other.goto(`${origins.nexus}/dashboard`)
  await expect(other).toHaveURL(/\/auth\?error=unauthenticated$/)
})

test('signing out everywhere asks first, then signs out this browser and the others', async ({
  owner,
  account,
  visitor: other,
}) => {
  await signInUnseen(other, origins.nexus, account)
  await owner.goto(`${origins.nexus}/settings/access`)
  await owner.getByRole('button', { name: 'Sign out everywhere' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await owner.getByRole('button', { name: 'Sign out everywhere' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(owner).toHaveURL(/\/auth$/)
  for (const page of [owner, other]) {
    await page.goto(`${origins.nexus}/dashboard`)
    await expect(page).toHaveURL(/\/auth\?error=unauthenticated$/)
  }
})

test('a page of another site signs nobody out, neither by a picture nor by a link', async ({
  owner,
}) => {
  const logout = `${origins.nexus}/api/auth/logout`
  await owner.goto(origins.site)
  await owner.evaluate(async (address) => {
    const picture = new Image()
    const tried = new Promise((done) => picture.addEventListener('error', done))
    picture.src = address
    document.body.append(picture)
    await tried
    const link = document.createElement('a')
    link.href = address
    link.textContent = 'A surprise'
    document.body.prepend(link)
  }, logout)
  await owner.getByRole('link', { name: 'A surprise' }).click()
  await expect(owner).toHaveURL(/\/settings\/access$/)
  await expect(owner.getByText('This browser')).toBeVisible()
})

test('the owner reads the activity of the account, from the newest entry to the oldest', async ({
  owner,
  account,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Harbour' })
  for (let count = 0; count < 50; count += 1) {
    await api.patch('/agent/settings', { agent_id: agent.id, instructions: `Be kind ${count}` })
  }
  await api.remove(`/agent/${agent.id}`)
  await owner.goto(`${origins.nexus}/settings/activity`)
  const newest = owner.getByRole('row').nth(1)
  await expect(newest).toContainText('Deleted the agent Harbour')
  await expect(newest).toContainText(account.email)
  await expect(owner.getByRole('row', { name: /Signed in/ })).toHaveCount(0)
  await owner.getByRole('button', { name: 'Show earlier' }).click()
  await expect(owner.getByRole('row', { name: /Created the agent Harbour/ })).toBeVisible()
  await expect(owner.getByRole('row', { name: /Signed in/ })).toHaveCount(1)
  await expect(owner.getByRole('button', { name: 'Show earlier' })).toBeHidden()
  await expect(owner.getByRole('row', { name: /Created the agent Harbour/ })).toContainText(
    `Deleted since${account.name}`,
  )
  await owner.getByLabel('What', { exact: true }).selectOption('Sign-ins, API keys and assistants')
  await expect(owner.getByRole('row', { name: /agent Harbour/ })).toHaveCount(0)
  await expect(owner.getByRole('row', { name: /Signed in/ })).toHaveCount(1)
  await owner.getByLabel('Who', { exact: true }).selectOption('Nexus by itself')
  await expect(owner.getByText('Nothing like that was done')).toBeVisible()
})
