import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'

test('an owner reads where the snippet goes, sends it on, and what a tag manager is given puts the chat on a page', async ({
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
