import type { Locator, Page } from '@playwright/test'
import { anAgent } from '../arrange.ts'
import { expect, goWithin, origins, test } from '../fixtures.ts'
import { answer, hold, recordCalls } from '../intercept.ts'
import { signInUnseen } from '../sign-in.ts'

const open = (page: Page, path: string) => page.goto(`${origins.nexus}${path}`)
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('page titles are the name of the page and the product, and any other path is the 404 page', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Harbour' })
  await open(owner, '/agents')
  for (const [path, title] of [
    ['/dashboard', 'Dashboard · Nexus'],
    ['/inbox', 'Inbox · Nexus'],
    ['/call-logs', 'Call logs · Nexus'],
    ['/agents', 'Agents · Nexus'],
    [`/agents/${agent.id}`, 'Harbour · Nexus'],
    [`/agents/${agent.id}?tab=knowledge-base`, 'Knowledge Base · Nexus'],
  ] as const) {
    await goWithin(owner, path)
    await expect(owner).toHaveTitle(title)
  }
  for (const path of ['/no-such-page', '/knowledge-base', '/inbox/one/two']) {
    await goWithin(owner, path)
    await expect(owner).toHaveTitle('Not found · Nexus')
    await expect(owner.getByText('The page you are looking for does not exist.')).toBeVisible()
  }
  await owner.getByRole('link', { name: 'Go Home' }).click()
  await owner.waitForURL(`${origins.nexus}/`)
})

test('authenticated shell: a loader until the user is known, and a stranger has to sign in', async ({
  page,
}) => {
  for (const path of ['/auth', '/dashboard']) {
    const release = await hold(page, 'GET /user')
    await open(page, path)
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeHidden()
    await release()
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/auth/google',
    )
  }
  await expect(page).toHaveURL(`${origins.nexus}/auth?error=unauthenticated`)
})

test('sidebar: entries in order, at most 220 px, sub-paths highlighted, a red badge above zero', async ({
  owner,
}) => {
  await answer(owner, 'GET /call-logs/unread', [])
  await open(owner, '/inbox/0192e4f8-0000-7000-8000-000000000000')
  const links = menu(owner).getByRole('link')
  await expect(links).toHaveText(['Dashboard', 'Call logs', 'Inbox', 'Agents'])
  for (const [index, path] of ['/dashboard', '/call-logs', '/inbox', '/agents'].entries())
    await expect(links.nth(index)).toHaveAttribute('href', path)
  expect((await menu(owner).locator('..').boundingBox())!.width).toBeLessThanOrEqual(220)
  const current = menu(owner).locator('[aria-current="page"]')
  await expect(current).toHaveText('Inbox')

  await answer(owner, 'GET /call-logs/unread', [{ id: 'a' }, { id: 'b' }, { id: 'c' }])
  await open(owner, '/agents/0192e4f8-0000-7000-8000-000000000000')
  await expect(current).toHaveText('Agents')
  const badge = menu(owner).getByRole('img', { name: '3 unread calls' })
  await expect(badge).toHaveText('3')
  await expect.poll(() => isMostly(badge, 'red')).toBe(true)
})

test('user menu: avatar, the whole of a name of one word, the address, Logout', async ({
  page,
}) => {
  const who = { name: 'Marisol', email: `marisol.${Date.now()}@one.example` }
  await signInUnseen(page, origins.nexus, who)
  await open(page, '/dashboard')
  const button = page.getByRole('complementary').getByRole('button', { name: 'Marisol' })
  await expect(button).toHaveText('Marisol')
  await expect(button.locator('img, [data-initials]')).not.toHaveCount(0)
  await button.click()
  await expect(page.getByText(`Signed in as ${who.email}`)).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
})

test('modal overlay: body marked, closed by a click outside or the close button, tinted or blurred, scrollable', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  const dialog = owner.getByRole('dialog')
  const body = owner.locator('body')
  await open(owner, '/agents')
  const create = owner.getByRole('button', { name: 'Create Agent' })
  for (const close of [
    () => owner.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await create.click()
    await expect(dialog).toBeVisible()
    await expect(body).toHaveClass(/modal-open/)
    await expect(dialog).toHaveCSS('position', 'fixed')
    await expect(dialog.locator('..')).toHaveCSS('backdrop-filter', 'none')
    await expect(dialog.locator('..')).toHaveCSS('background-color', /^rgba\(|\//)
    await close()
    await expect(dialog).toBeHidden()
    await expect(body).not.toHaveClass(/modal-open/)
  }

  await open(owner, `/agents/${agent.id}?tab=settings`)
  await owner.getByRole('button', { name: 'Delete agent' }).click()
  const question = owner.getByRole('alertdialog')
  await expect(question.locator('..')).toHaveCSS('backdrop-filter', /blur/)
  await expect(question.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await owner.keyboard.press('Escape')

  await owner.setViewportSize({ width: 1280, height: 420 })
  await owner.getByRole('button', { name: 'Setup call-forwarding guide' }).click()
  await expect(dialog).toHaveCSS('position', 'absolute')
  const overlay = dialog.locator('..')
  await owner.mouse.move(640, 210)
  await owner.mouse.wheel(0, 200)
  await expect.poll(() => overlay.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
})

test('agent detail: a failed load is reported, and a button goes back', async ({ owner, api }) => {
  const agent = await anAgent(api, { name: 'Harbour' })
  await open(owner, `/agents/${agent.id}?tab=settings`)
  await owner.getByRole('main').getByRole('link', { name: 'Agents' }).click()
  await owner.waitForURL(`${origins.nexus}/agents`)
  const card = owner.getByRole('link', { name: /Harbour/ })
  const made = new Date(agent.created_at).toLocaleDateString('en-US', {
    timeZone: 'Europe/London',
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  })
  await expect(card).toContainText(`Created ${made}`)
  await expect(card).toContainText('No phone number')

  await open(owner, '/agents/0192e4f8-0000-7000-8000-000000000000')
  await expect(owner.getByText('No agent found')).toBeVisible()
  await owner.getByRole('button', { name: 'Go back' }).click()
  await owner.waitForURL(`${origins.nexus}/agents`)
})

test('agent detail: a tab that is not for its type is not in the menu, and its address shows nothing', async ({
  owner,
  api,
}) => {
  const seller = await anAgent(api, { name: 'Seller', type: 'SALES_ASSISTANT' })
  const guard = await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  await open(owner, '/agents')
  for (const [agent, tab, entries] of [
    [seller, 'appearance', ['Settings', 'Knowledge Base', 'Integrations']],
    [guard, 'appearance', ['Settings']],
    [guard, 'knowledge-base', ['Settings']],
    [guard, 'integrations', ['Settings']],
  ] as const) {
    await goWithin(owner, `/agents/${agent.id}?tab=${tab}`)
    const page = owner.getByRole('main')
    await expect(page.getByRole('heading')).toHaveText([agent.name])
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText([...entries])
  }
})

test('create agent: a success resets the wizard, and a taken type is not preselected', async ({
  owner,
}) => {
  await open(owner, '/agents')
  const wizard = owner.getByRole('dialog', { name: 'Create Agent' })
  const start = owner.getByRole('button', { name: 'Create Agent' })
  await start.click()
  await wizard.getByRole('radio', { name: /Anti-theft/ }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox', { name: 'Agent name' }).fill('Guard')
  const sent = recordCalls(owner)
  await wizard.getByRole('button', { name: 'Create Agent' }).click()
  await expect(wizard).toBeHidden()
  await sent.expectBodies('POST /agent', [{ name: 'Guard', type: 'ANTI_THEFT' }])
  await start.click()
  await expect(wizard.getByRole('radio', { name: /Anti-theft/ })).toBeDisabled()
  await expect(wizard.getByRole('radio', { name: /Sales assistant/ })).toBeChecked()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByRole('textbox', { name: 'Agent name' })).toHaveValue('')
})

/** Whether one colour channel of the background is far above the others. */
async function isMostly(element: Locator, which: 'red' | 'green' | 'blue'): Promise<boolean> {
  const text = await element.evaluate((node) => getComputedStyle(node).backgroundColor)
  const channels = [...text.matchAll(/[\d.]+/g)].slice(0, 3).map(Number)
  const index = ['red', 'green', 'blue'].indexOf(which)
  return channels.every((value, at) => at === index || value < channels[index]! * 0.6)
}
