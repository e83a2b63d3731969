import { type Locator, type Page } from '@playwright/test'
import { anAgent, snippetOf } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { expectToast } from '../toasts.ts'
import { openCustomerPage } from '../visit.ts'

const launcher = (page: Page) => page.locator('nexus-widget .launcher')
const centre = async (element: Locator) => {
  const box = (await element.boundingBox())!
  return box.x + box.width / 2
}

test('a page in German has a chat in German, one in Arabic runs from right to left, and the owner may fix the language', async ({
  owner,
  api,
  visitor,
  browser,
}) => {
  const agent = await anAgent(api)
  const snippet = snippetOf(api, agent.id)
  await openCustomerPage(visitor, origins.host, snippet, '?lang=de-AT')
  await visitor.getByRole('button', { name: 'Chat öffnen' }).click()
  const german = visitor.getByRole('dialog', { name: /^Chat mit / })
  await expect(german).toContainText('Hallo! Wie kann ich Ihnen helfen?')
  await german.getByRole('button', { name: 'Mit einem Menschen sprechen' }).click()
  await german.getByLabel('E-Mail (freiwillig)').fill('gast@beispiel.example')
  await german.getByRole('button', { name: 'Mit einem Menschen sprechen' }).click()
  await expect(german).toContainText('Wir haben jemanden gerufen. Sie bekommen hier Antwort.')
  await expect(german).toContainText('Ich hole jemanden dazu.')
  await visitor.context().setOffline(true)
  await german.getByRole('textbox', { name: 'Nachricht schreiben…' }).fill('Hallo?')
  await visitor.keyboard.press('Enter')
  await expect(german).toContainText('Sie sind offline.')

  const second = await browser.newPage()
  await openCustomerPage(second, origins.host, snippet, '?lang=ar&dir=rtl')
  await second.getByRole('button', { name: 'فتح الدردشة' }).click()
  const arabic = second.getByRole('dialog', { name: /^الدردشة مع/ })
  await expect(arabic.locator('section')).toHaveAttribute('lang', 'ar')
  const send = arabic.getByRole('button', { name: 'إرسال الرسالة' })
  const field = arabic.getByRole('textbox', { name: 'اكتب رسالة…' })
  await expect.poll(async () => (await centre(send)) - (await centre(field))).toBeLessThan(0)
  // An empty field has the panel's direction; a filled one that of its text.
  await expect(field).toHaveCSS('direction', 'rtl')
  // In a right-to-left page the chat is on the left side.
  await expect.poll(() => centre(arabic)).toBeLessThan(720)

  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=appearance`)
  const card = owner.getByRole('form', { name: 'Languages' })
  await card.getByLabel('Language of the chat').selectOption('ja')
  await card.getByText('Other languages').click()
  await card.getByLabel('Your words in').selectOption('ja')
  await card.getByLabel('Placeholder').fill('自転車のことなら何でも')
  await expect(owner.getByLabel('Preview of the chat widget')).toContainText('AIアシスタント')
  await expectAccessible(owner, 'words in other languages')
  await card.getByRole('button', { name: 'Save languages' }).click()
  await expectToast(owner, 'Appearance updated')
  const third = await browser.newPage()
  await openCustomerPage(third, origins.host, snippet, '?lang=de')
  await launcher(third).click()
  await expect(third.getByRole('textbox', { name: '自転車のことなら何でも' })).toBeVisible()
})
