import { anAgent, snippetOf, teachPdf, untilTrained } from '../arrange.ts'
import { somebodyAsks } from '../asks-for-a-person.ts'
import { settled } from '../everything.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'

test.use({ reducedMotion: 'reduce' })

const PHONE = { width: 360, height: 740 }

test('the desk: who waits, what is shared, and what helps who answers', async ({
  owner,
  api,
  visitor,
}) => {
  test.setTimeout(240_000)
  const show = async (path: string) => {
    await owner.goto(`${origins.nexus}${path}`)
    await settled(owner)
  }
  const onPhone = async (name: string) => {
    await owner.setViewportSize(PHONE)
    for (const colorScheme of ['light', 'dark'] as const) {
      await owner.emulateMedia({ colorScheme })
      await owner.screenshot({ path: `test-results/screens/${name}-${colorScheme}-360.png` })
    }
    expect(await owner.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await owner.setViewportSize({ width: 1440, height: 900 })
  }

  const id = await somebodyAsks(api, visitor)
  await show('/dashboard')
  await owner.getByRole('region', { name: 'Waiting for you' }).scrollIntoViewIfNeeded()
  await expectAccessible(owner, 'desk, waiting for you')
  await show('/inbox')
  await expectAccessible(owner, 'desk, who waits')
  await onPhone('desk-who-waits')

  await show('/settings/saved-replies')
  await owner.getByRole('button', { name: 'Add a reply' }).click()
  await owner.getByLabel('Title').fill('Greeting')
  await owner.getByLabel('Reply').fill('Hello {visitor name}, this is {my name}.')
  await expectAccessible(owner, 'desk, a saved reply is written')
  await owner.getByRole('button', { name: 'Save reply' }).click()
  await expect(owner.getByRole('button', { name: 'Change Greeting' })).toBeVisible()
  await expectAccessible(owner, 'desk, saved replies')
  await onPhone('desk-saved-replies')

  await show(`/inbox/${id}`)
  await owner.getByRole('button', { name: 'Take control' }).first().click()
  const message = owner.getByRole('textbox', { name: 'Message' })
  await expect(message).toBeEnabled()
  await message.press('/')
  await expect(owner.getByRole('option', { name: /Greeting/ })).toBeVisible()
  await expectAccessible(owner, 'desk, saved replies by a key')
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Note', exact: true }).click()
  await owner.getByLabel('Private note').fill('A regular customer, be generous.')
  await expectAccessible(owner, 'desk, a note is written')
  await owner.getByRole('button', { name: 'Add note' }).click()
  await expect(owner.getByText('A regular customer, be generous.')).toBeVisible()
  await expectAccessible(owner, 'desk, a note')
  await onPhone('desk-a-note')
  await owner.getByRole('button', { name: 'Resolve conversation' }).click()
  await expect(owner.getByRole('button', { name: 'Reopen conversation' })).toBeVisible()
  await expectAccessible(owner, 'desk, resolved')
})

test('the desk: a reply is suggested, and hours are set', async ({ owner, api, visitor }) => {
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'How long are workshop repairs guaranteed?')
  await expect(chatLog(visitor)).toContainText('ninety days')
  await owner.goto(`${origins.nexus}/inbox`)
  await owner.locator('[data-row]').click()
  await owner.getByRole('button', { name: 'Take control' }).first().click()
  await owner.getByRole('button', { name: 'Suggest a reply' }).click()
  await expect(owner.getByRole('textbox', { name: 'Message' })).toHaveValue(/ninety days/)
  await expectAccessible(owner, 'desk, a suggestion')

  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const hours = owner.getByRole('region', { name: 'Opening hours' })
  await hours.getByRole('switch', { name: 'People are there at certain hours' }).click()
  await hours.getByRole('button', { name: 'Save hours' }).click()
  await hours.getByRole('switch', { name: 'Nobody is there for now' }).click()
  await expect(hours).toContainText('Nobody is there now.')
  await hours.screenshot({ path: 'test-results/screens/opening-hours-away.png' })
})
