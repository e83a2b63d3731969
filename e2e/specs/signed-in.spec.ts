import { createHmac } from 'node:crypto'
import { anAgent, snippetOf } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { ask, chatLog, composer, openChat, openCustomerPage } from '../visit.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signedWith = (secret: string) => {
  const claims = {
    sub: 'customer-42',
    name: 'Ada Lovelace',
    email: 'ada@shop.example',
    exp: Math.floor(Date.now() / 1000) + 3_600,
  }
  const said = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${said}.${createHmac('sha256', secret).update(said).digest('base64url')}`
}

test('a signed-in visitor is known in the inbox, and finds the chat on every device until signing out', async ({
  owner,
  api,
  visitor,
  browser,
}) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=appearance`)
  await owner.getByText('Signed-in visitors', { exact: true }).click()
  await owner.getByRole('button', { name: 'Make a secret' }).click()
  const made = owner.getByRole('status').filter({ hasText: 'Copy it now' })
  const secret = (await made.locator('code').textContent())!
  await expectAccessible(owner, 'signed-in-visitors')
  await owner.getByRole('button', { name: 'I have copied it' }).click()
  await expect(owner.getByText(secret)).toHaveCount(0)
  await expect(owner.getByRole('list', { name: 'Secrets' })).toContainText(`…${secret.slice(-4)}`)

  const snippet = snippetOf(api, agent.id)
  const identity = signedWith(secret)
  const page = await openCustomerPage(
    visitor,
    origins.host,
    snippet.replace(' async', ` data-identity="${identity}" async`),
  )
  await openChat(visitor)
  await ask(visitor, 'Where is my order 1815?')

  await owner.goto(`${origins.nexus}/inbox`)
  const row = owner.getByRole('link', { name: /Ada Lovelace/ })
  await expect(row.getByRole('img', { name: 'Verified' })).toBeVisible()
  await row.click()
  const details = owner.getByRole('complementary', { name: 'Customer details' })
  await expect(details.getByText('customer-42')).toBeVisible()
  await expect(details.getByText('ada@shop.example')).toBeVisible()
  await expectAccessible(owner, 'inbox-verified')

  // Another device, on which the page identifies the visitor after it has loaded.
  const elsewhere = await (await browser.newContext()).newPage()
  await openCustomerPage(elsewhere, origins.host, snippet)
  await openChat(elsewhere)
  await elsewhere.evaluate(`Nexus.identify('${identity}')`)
  await expect(chatLog(elsewhere)).toContainText('Where is my order 1815?')
  await elsewhere.evaluate('Nexus.logout()')
  await expect(composer(elsewhere)).toBeVisible()
  await expect(chatLog(elsewhere)).not.toContainText('1815')
  await elsewhere.context().close()

  // On the first device the chat continues until its page says that nobody is signed in.
  await visitor.goto(page)
  await expect(chatLog(visitor)).toContainText('1815')
  await openCustomerPage(visitor, origins.host, snippet)
  await expect(composer(visitor)).toBeVisible()
  await expect(chatLog(visitor)).not.toContainText('1815')
})

test('a message written while the token of the page is being verified is not lost', async ({
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  const { secret } = await api.post<{ secret: string }>(`/agent/identity/${agent.id}`, {})
  const [asked, looking] = [gate(), gate()]
  await visitor.route(/\/widget\/agents\/[^/]+\/identity$/, async (route) => {
    asked.open()
    await looking.opened
    await route.continue()
  })
  const tag = snippetOf(api, agent.id).replace(
    ' async',
    ` data-identity="${signedWith(secret)}" async`,
  )
  await openCustomerPage(visitor, origins.host, tag)
  await openChat(visitor)
  await asked.opened
  await ask(visitor, 'Where is my order 1815?')
  await composer(visitor).fill('It was for')
  await visitor.evaluate(
    "void (globalThis.known = new Promise((resolve) => addEventListener('nexus:identified', resolve)))",
  )
  looking.open()
  await visitor.evaluate('globalThis.known.then(() => true)')
  await expect(composer(visitor)).toHaveValue('It was for')
  await expect(composer(visitor)).toBeFocused()
  await expect(chatLog(visitor).getByText('Where is my order 1815?', { exact: true })).toHaveCount(
    1,
  )
  await composer(visitor).press('Enter')
  await expect(chatLog(visitor).getByText('It was for', { exact: true })).toBeVisible()
})

/** A gate that holds something back until it is opened. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}

test('a forged identity is refused with its reason, and the visitor stays anonymous', async ({
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await api.post(`/agent/identity/${agent.id}`, {})
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  const problem = await visitor.evaluate(`new Promise((resolve) => {
    addEventListener('nexus:identity-refused', ({ detail }) => resolve(detail.problem))
    Nexus.identify('${signedWith('guessed')}')
  })`)
  expect(problem).toBe('The identity is not signed with a secret of this agent.')
  await ask(visitor, 'Hello')
})
