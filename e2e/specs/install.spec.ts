import { anAgent, snippetOf } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { openCustomerPage } from '../visit.ts'

test('an owner reads the steps, sends them on, and adds the chat by a tag manager', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=appearance`)
  await owner.getByRole('combobox', { name: 'Made with' }).selectOption('WordPress')
  const steps = owner.getByRole('list', { name: 'Steps' })
  await expect(steps).toContainText('Paste the snippet into the field for the footer.')
  await expectAccessible(owner, 'install')
  const link = owner.getByRole('link', { name: 'Send to whoever looks after my site' })
  const mail = new URL((await link.getAttribute('href'))!)
  expect(mail.searchParams.get('body')).toContain(`data-agent-id="${agent.id}"`)
  expect(mail.searchParams.get('body')).toContain('How (WordPress):')

  await owner.getByRole('combobox', { name: 'Made with' }).selectOption('Tag Manager')
  const given = (await owner.locator('code', { hasText: '<script>' }).textContent())!
  await visitor.goto(origins.site)
  await visitor.evaluate(given.replace(/^<script>|<\/script>$/g, ''))
  await expect(visitor.getByRole('button', { name: 'Open chat' })).toBeVisible()
})

test('an owner has a page checked, and reads that the chat is there or what is wrong', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  const snippet = snippetOf(api, agent.id)
  const right = await openCustomerPage(visitor, origins.host, snippet)
  const wrong = await openCustomerPage(visitor, origins.host, `<!-- ${snippet} -->`)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=appearance`)
  const part = owner.getByRole('region', { name: 'Is it there?' })
  const check = async (address: string) => {
    await part.getByRole('textbox', { name: 'Address of a page' }).fill(address)
    await part.getByRole('button', { name: 'Check the page' }).click()
  }
  await check('not an address')
  await expect(part.getByText('Invalid url')).toBeVisible()
  await check(right)
  await expect(part.getByText('Your chat is on this page.')).toBeVisible()
  await expect(part.getByRole('list', { name: 'What was found' })).toContainText(
    'The snippet of this agent is on the page.',
  )
  await check(wrong)
  await expect(part.getByText('Visitors of this page have no chat.')).toBeVisible()
  await expect(part.getByRole('list', { name: 'What was found' })).toContainText(
    'The snippet stands in a comment',
  )
  await expectAccessible(owner, 'install-check')
})

test('somebody without an account reads the steps by a link, until the owner ends it', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=appearance`)
  await owner.getByRole('button', { name: 'Make a link that needs no account' }).click()
  const shared = owner.getByRole('region', { name: 'Link that needs no account' })
  const url = (await shared.locator('code').textContent())!
  expect(new URL(url).pathname).toMatch(/^\/install\/[\w-]{43}$/)
  const here = `${origins.nexus}${new URL(url).pathname}`
  await visitor.goto(here)
  await expect(visitor.getByRole('heading', { name: 'Put the chat on the website' })).toBeVisible()
  await expect(visitor.locator('code')).toContainText(`data-agent-id="${agent.id}"`)
  await visitor.getByRole('combobox', { name: 'Made with' }).selectOption('Wix')
  await expect(visitor.getByRole('list', { name: 'Steps' })).toContainText('Wix offers it')
  await expectAccessible(visitor, 'install-sheet')

  await shared.getByRole('button', { name: 'End the link' }).click()
  await expect(
    owner.getByRole('button', { name: 'Make a link that needs no account' }),
  ).toBeVisible()
  await visitor.goto(here)
  await expect(
    visitor.getByRole('heading', { name: 'This link shows nothing any more' }),
  ).toBeVisible()
})
