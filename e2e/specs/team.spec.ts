import type { Role } from 'shared-types'
import { type Api, anAgent } from '../arrange.ts'
import { aColleague } from '../colleague.ts'
import { anAccountInUse, ownerScreens, settled } from '../everything.ts'
import { expect, origins, test } from '../fixtures.ts'
import { signIn, signInUnseen } from '../sign-in.ts'
import { expectToast } from '../toasts.ts'

const GRACE = 'Grace Hopper'

const invite = (api: Api, email: string, role: Role) =>
  api.post<{ link: string }>('/team/invitations', { email, role })

test('a colleague is invited, joins with that address, answers, changes nothing else, and is left it all', async ({
  owner,
  account,
  api,
  visitor: colleague,
}) => {
  const email = `grace.${account.email}`
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/settings/team`)
  await owner.getByRole('textbox', { name: 'Email' }).fill(email)
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  const made = owner.getByRole('region', { name: 'Invite somebody' }).getByRole('status')
  await expect(made).toContainText(`We mailed the invitation to ${email}.`)
  const link = await made.locator('code').textContent()
  await expect(owner.getByText(`Invited as a responder by ${account.email}`)).toBeVisible()

  await colleague.goto(link!)
  await colleague.getByRole('link', { name: 'Sign in' }).click()
  await colleague.getByRole('link', { name: 'Continue with Google' }).click()
  await colleague.getByLabel('Your name').fill(GRACE)
  await colleague.getByLabel('Email').fill(email)
  await colleague.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(
    colleague.getByRole('heading', { name: `Join ${account.name}'s workspace` }),
  ).toBeVisible()
  await colleague.getByRole('button', { name: 'Join the workspace' }).click()
  await colleague.waitForURL(`${origins.nexus}/dashboard`)

  await colleague.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await expect(
    colleague.getByText('Only owners and admins of this workspace change agents.'),
  ).toBeVisible()
  await expect(colleague.getByLabel('Instructions')).toBeDisabled()
  await colleague.goto(`${origins.nexus}/agents`)
  await expect(colleague.getByText(agent.name)).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Create Agent' })).toHaveCount(0)

  // The page of the team was open all the while.
  await expect(owner.getByRole('region', { name: 'People' }).getByText(email)).toBeVisible()
  await owner.getByLabel(`Role of ${GRACE}`).selectOption({ label: 'Admin' })
  await expectToast(owner, 'Role changed')
  // The page need not be loaded again.
  await expect(colleague.getByRole('button', { name: 'Create Agent' })).toBeVisible()

  const leave = owner.getByRole('button', { name: 'Leave the workspace' })
  await expect(leave).toBeDisabled()
  await owner.getByLabel(`Role of ${GRACE}`).selectOption({ label: 'Owner' })
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click()
  await leave.click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await owner.waitForURL(`${origins.nexus}/dashboard`)
  await owner.goto(`${origins.nexus}/agents`)
  await expect(owner.getByText('No agents created yet')).toBeVisible()
  await colleague.reload()
  await expect(colleague.getByText(agent.name)).toBeVisible()
})

test('a removed member works in their own workspace again at once', async ({
  owner,
  account,
  api,
  visitor: colleague,
}) => {
  const agent = await anAgent(api)
  const who = { name: GRACE, email: `grace.${account.email}` }
  await signInUnseen(colleague, origins.nexus, who)
  const { link } = await invite(api, who.email, 'admin')
  await colleague.goto(link)
  await colleague.getByRole('button', { name: 'Join the workspace' }).click()
  await colleague.waitForURL(`${origins.nexus}/dashboard`)
  await colleague.goto(`${origins.nexus}/agents`)
  await expect(colleague.getByText(agent.name)).toBeVisible()

  await colleague.getByRole('button', { name: 'Hopper' }).click()
  await colleague.getByRole('menuitemradio', { name: `${GRACE}'s workspace` }).click()
  await colleague.waitForURL(`${origins.nexus}/dashboard`)
  await colleague.goto(`${origins.nexus}/agents`)
  await expect(colleague.getByText('No agents created yet')).toBeVisible()
  await expect(colleague.getByText(agent.name)).toHaveCount(0)

  await owner.goto(`${origins.nexus}/settings/team`)
  await owner.getByRole('button', { name: `Remove ${GRACE}` }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expectToast(owner, 'Removed from the workspace')
  await colleague.getByRole('button', { name: 'Hopper' }).click()
  await expect(colleague.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  await colleague.reload()
  await colleague.getByRole('button', { name: 'Hopper' }).click()
  await expect(colleague.getByRole('menuitemradio', { name: /workspace/ })).toHaveCount(0)
})

test('an open page says so kindly when its reader is removed from the workspace, and leads to their own', async ({
  owner,
  account,
  api,
  browser,
}) => {
  const agent = await anAgent(api)
  const grace = { name: GRACE, email: `grace.${account.email}` }
  const colleague = await aColleague(browser, api, grace)
  await colleague.goto(`${origins.nexus}/agents`)
  await expect(colleague.getByText(agent.name)).toBeVisible()
  await owner.goto(`${origins.nexus}/settings/team`)
  await owner.getByRole('button', { name: `Remove ${GRACE}` }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(
    colleague.getByRole('heading', { name: 'You are no longer in this workspace' }),
  ).toBeVisible()
  await expect(colleague.getByRole('alert')).toHaveCount(0)
  await colleague.getByRole('button', { name: `Open ${GRACE}'s workspace` }).click()
  await colleague.waitForURL(`${origins.nexus}/dashboard`)
  await expect(colleague.getByRole('button', { name: 'Hopper' })).toBeVisible()
})

test('a page that a role may not see says who may', async ({ account, api, browser }) => {
  const agent = await anAgent(api)
  const grace = { name: GRACE, email: `grace.${account.email}` }
  const colleague = await aColleague(browser, api, grace)
  await colleague.goto(`${origins.nexus}/agents/${agent.id}/actions`)
  await expect(
    colleague.getByRole('heading', { name: 'Actions are for owners and admins' }),
  ).toBeVisible()
  const pages = { data: 'owners', usage: 'owners', webhooks: 'owners and admins' }
  for (const [page, who] of Object.entries(pages)) {
    await colleague.goto(`${origins.nexus}/settings/${page}`)
    await expect(
      colleague.getByRole('heading', { name: `This page is for ${who}`, exact: true }),
    ).toBeVisible()
  }
})

test('a responder asks the server nothing above their role on any screen, and sees no button for it', async ({
  account,
  api,
  browser,
  visitor,
}) => {
  const inUse = await anAccountInUse(api, visitor)
  const grace = { name: GRACE, email: `grace.${account.email}` }
  const responder = await aColleague(browser, api, grace)
  const refused: string[] = []
  responder.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  const above = responder.getByRole('button', {
    name: /^(Add|Answer:|Dismiss:|Erase|Export|Link|Make it a test:)/,
    disabled: false,
  })
  for (const [name, path] of Object.entries(ownerScreens(inUse))) {
    await responder.goto(`${origins.nexus}${path}`)
    await settled(responder)
    await expect(above, name).toHaveCount(0)
  }
  await responder.waitForLoadState('networkidle')
  expect(refused).toEqual([])
})

test('an admin is told that owners buy numbers, and asks the server nothing that only owners may', async ({
  account,
  api,
  browser,
}) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  const grace = { name: GRACE, email: `grace.${account.email}` }
  const admin = await aColleague(browser, api, { ...grace, role: 'admin' })
  const refused: string[] = []
  admin.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  await admin.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await expect(admin.getByText('Owners of this workspace buy numbers.')).toBeVisible()
  await expect(admin.getByText('You have not subscribed to a phone number yet')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Buy Number' })).toHaveCount(0)
  await expect(admin.getByRole('button', { name: 'Send code' })).toBeVisible()
  await admin.waitForLoadState('networkidle')
  expect(refused).toEqual([])
})

test('an invitation is valid for its address only, and its link is invalid once revoked', async ({
  owner,
  account,
  api,
  visitor: other,
}) => {
  const { link } = await invite(api, `grace.${account.email}`, 'agent')
  await signIn(other, origins.nexus, { name: 'Eve', email: `eve.${account.email}` })
  await other.goto(link)
  await expect(
    other.getByRole('heading', { name: 'This invitation is for somebody else' }),
  ).toBeVisible()
  await owner.goto(`${origins.nexus}/settings/team`)
  await owner
    .getByRole('button', { name: `Take back the invitation of grace.${account.email}` })
    .click()
  await expectToast(owner, 'Invitation taken back')
  await other.reload()
  await expect(
    other.getByRole('heading', { name: 'This invitation leads nowhere any more' }),
  ).toBeVisible()
})

test('signing in leads to the page that was requested before', async ({ visitor, account }) => {
  await visitor.goto(`${origins.nexus}/settings/team`)
  await visitor.waitForURL(/\/auth/)
  await visitor.getByRole('link', { name: 'Continue with Google' }).click()
  await visitor.getByLabel('Your name').fill(account.name)
  await visitor.getByLabel('Email').fill(account.email)
  await visitor.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(visitor).toHaveURL(`${origins.nexus}/settings/team`)
})
