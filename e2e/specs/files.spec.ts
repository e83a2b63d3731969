import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ConversationList } from 'shared-types'
import { anAgent, snippetOf } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'

const WARRANTY = new URL('../pdf/harbour-cycles-warranty.pdf', import.meta.url)

/** Drops a file with the events that a browser sends. */
async function drop(page: Page, on: string, name: string, type: string) {
  await page.locator(on).evaluate(
    (place, [called, mime]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['%PDF-1.7'], called!, { type: mime! }))
      place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    [name, type],
  )
}

test('a visitor sends a picture and a PDF, and a person answers with a file', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'Hello')
  const photo = {
    name: 'broken wheel.png',
    mimeType: 'image/png',
    buffer: await visitor.screenshot(),
  }

  const chosen = visitor.waitForEvent('filechooser')
  await visitor.getByRole('button', { name: 'Attach a file' }).press('Enter')
  await (await chosen).setFiles(photo)
  const log = chatLog(visitor)
  await expect(log.getByRole('button', { name: 'broken wheel.png' })).toBeVisible()
  await expect(log).toContainText('your file has arrived')
  await drop(visitor, 'nexus-widget textarea', 'invoice.pdf', 'application/pdf')
  await expect(log.getByRole('button', { name: /^invoice\.pdf/ })).toBeVisible()
  await drop(visitor, 'nexus-widget textarea', 'page.html', 'text/html')
  const refused = visitor.getByRole('group', { name: 'page.html' })
  await expect(refused).toContainText('Send a picture or a PDF.')
  await expectAccessible(visitor, 'files of a visitor')
  await refused.getByRole('button', { name: 'Cancel' }).click()
  await expect(refused).toBeHidden()

  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  await owner.goto(`${origins.nexus}/inbox/${conversations[0]!.id}`)
  await owner.getByRole('button', { name: 'Open broken wheel.png' }).click()
  const dialog = owner.getByRole('dialog', { name: 'broken wheel.png' })
  const whole = dialog.getByRole('img', { name: 'broken wheel.png' })
  await expect
    .poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(480)
  await expectAccessible(owner, 'a picture of a visitor')
  await owner.keyboard.press('Escape')

  await owner.getByRole('button', { name: 'Take control' }).first().click()
  const attach = owner.getByRole('button', { name: 'Attach', exact: true })
  await expect(attach).toBeEnabled()
  const choosing = owner.waitForEvent('filechooser')
  await attach.click()
  await (
    await choosing
  ).setFiles({
    name: 'warranty.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(WARRANTY),
  })
  await expect(owner.getByRole('link', { name: /^warranty\.pdf/ })).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Save as answer' })).toHaveCount(0)
  await expectAccessible(owner, 'files in the inbox')
  const sent = log.getByRole('button', { name: /^warranty\.pdf/ })
  const [download] = await Promise.all([visitor.waitForEvent('download'), sent.click()])
  expect(download.suggestedFilename()).toBe('warranty.pdf')
  expect(await readFile(await download.path())).toEqual(await readFile(WARRANTY))
})

test('a file that could not be sent says so, and arrives once after another try', async ({
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'Hello')
  await visitor.route('**/files', (route) => route.abort())
  await drop(visitor, 'nexus-widget textarea', 'invoice.pdf', 'application/pdf')
  const upload = visitor.getByRole('group', { name: 'invoice.pdf' })
  await expect(upload.getByRole('alert')).toHaveText('Not delivered.')
  await visitor.unroute('**/files')
  await upload.getByRole('button', { name: 'Try again' }).click()
  await expect(upload).toBeHidden()
  await expect(chatLog(visitor).getByRole('button', { name: /^invoice\.pdf/ })).toHaveCount(1)
})
