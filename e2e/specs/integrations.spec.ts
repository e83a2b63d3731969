import { anAgent, snippetOf } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { expectToast } from '../toasts.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

test('a booking page is added, offered to a visitor who wants an appointment, counted, and deleted', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  await expect(owner.getByRole('heading', { name: 'No integrations yet' })).toBeVisible()
  await expectAccessible(owner, 'no integrations')

  await owner.getByRole('button', { name: 'Add Integration' }).first().click()
  const dialog = owner.getByRole('dialog', { name: 'Add Integration' })
  await expectAccessible(owner, 'Add Integration, first step')
  await dialog.getByRole('button', { name: 'Next' }).click()
  const link = dialog.getByRole('textbox', { name: 'Booking page link' })
  await dialog.getByRole('button', { name: 'Add Integration' }).click()
  await expect(dialog.getByText('Please enter the booking page link')).toBeVisible()
  await link.fill('https://harbour-cycles.example/book')
  await dialog.getByRole('button', { name: 'Add Integration' }).click()
  await expect(dialog.getByText('This is not a booking page we know.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Use it anyway' })).toBeVisible()
  await expectAccessible(owner, 'Add Integration, a page nobody knows')
  await link.fill('https://calendly.com/harbour-cycles/service')
  await expect(dialog.getByText('A page of Calendly.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Integration' }).click()
  await expectToast(owner, 'Integration added successfully')
  const card = owner.getByRole('region', { name: 'Calendar booking page' })
  await expect(card).toContainText('calendly.com/harbour-cycles/service')

  await owner.getByRole('button', { name: 'Add Integration' }).click()
  await expect(dialog.getByRole('radio', { name: /Calendar booking page/ })).toBeDisabled()
  await expect(dialog.getByRole('radio', { name: /Telegram bot/ })).toBeChecked()
  await owner.keyboard.press('Escape')

  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, "I'd like to book an appointment on Tuesday at 3")
  const offered = chatLog(visitor).getByRole('link', { name: /\/book\// })
  const address = await offered.getAttribute('href')
  const opened = await visitor.request.get(address!, {
    headers: { 'user-agent': PHONE },
    maxRedirects: 0,
  })
  expect(opened.headers()['location']).toBe('https://calendly.com/harbour-cycles/service')
  await expect(card.locator('div', { hasText: /^Opened from Website chat1$/ })).toBeVisible()
  await expect(card.locator('div', { hasText: /^Offered1$/ })).toBeVisible()
  await expectAccessible(owner, 'a booking page with clicks')

  await owner.goto(`${origins.nexus}/inbox`)
  await owner.getByRole('link', { name: /book an appointment|choose a time|passed on/i }).click()
  const details = owner.getByRole('complementary', { name: 'Customer details' })
  await expect(details).toContainText('Requested, not confirmed')
  const [file] = await Promise.all([
    owner.waitForEvent('download'),
    details.getByRole('link', { name: /Calendar file for Tue/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^appointment-request-\d{4}-\d{2}-\d{2}\.ics$/)

  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  await card.getByRole('button', { name: 'Delete calendar booking page' }).click()
  const question = owner.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this integration?',
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(owner.getByRole('heading', { name: 'No integrations yet' })).toBeVisible()
})
