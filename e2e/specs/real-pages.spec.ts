import type { FrameLocator, Page } from '@playwright/test'
import { anAgent, snippetOf, teachPdf, untilTrained } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'

/** What a visitor sees of the launcher and the open chat, without anything that differs from page to page. */
const lookOf = async (page: Page) => {
  const launcher = page.getByRole('button', { name: /^Open chat|^Close chat/ }).first()
  const chat = page.getByRole('dialog')
  const styles = await chat.evaluate((dialog) =>
    ['header', 'strong', 'textarea', 'footer', 'button[type=submit]', 'svg'].map((selector) => {
      const found = dialog.querySelector(selector)
      if (!found) return selector
      const style = getComputedStyle(found)
      return [
        selector,
        style.fontSize,
        style.lineHeight,
        style.letterSpacing,
        style.textTransform,
        style.display,
        style.paddingTop,
        style.backgroundColor,
        style.wordBreak,
      ].join(' ')
    }),
  )
  const box = (await chat.boundingBox())!
  return { styles, size: [box.width, box.height], at: [box.x, box.y], has: await launcher.count() }
}

test('on a page with an aggressive theme the chat looks and works as it does elsewhere', async ({
  api,
  visitor,
  browser,
}) => {
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  const snippet = snippetOf(api, agent.id)
  const errors: string[] = []
  visitor.on('pageerror', ({ message }) => errors.push(message))
  const size = visitor.viewportSize()!
  const plain = await (await browser.newContext({ viewport: size })).newPage()
  await openCustomerPage(plain, origins.host, snippet)
  await openCustomerPage(visitor, origins.host, snippet, '?as=theme')
  await expect(visitor).toHaveTitle('Harbour Cycles – Just another site')
  const launcher = visitor.getByRole('button', { name: 'Open chat' })
  await expect(launcher).toBeVisible()
  const place = (page: Page) => page.getByRole('button', { name: 'Open chat' }).boundingBox()
  await expect(async () => expect(await place(visitor)).toEqual(await place(plain))).toPass()
  await openChat(plain)
  await openChat(visitor)
  await expect(async () => expect(await lookOf(visitor)).toEqual(await lookOf(plain))).toPass()
  await ask(visitor, 'How long are workshop repairs guaranteed?')
  await expect(chatLog(visitor)).toContainText('ninety days')
  expect(errors).toEqual([])
  await plain.context().close()
})

const inFrame = (page: Page): FrameLocator => page.frameLocator('iframe')

test('inside a frame of a page the chat opens, answers and closes', async ({ api, visitor }) => {
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  const inside = await openCustomerPage(
    visitor,
    origins.host,
    snippetOf(api, agent.id),
    '?as=theme',
  )
  await openCustomerPage(visitor, origins.host, inside, '?as=frame')
  const frame = inFrame(visitor)
  await frame.getByRole('button', { name: 'Open chat' }).click()
  const field = frame.getByRole('textbox', { name: 'Write a message…' })
  await field.fill('How long are workshop repairs guaranteed?')
  await field.press('Enter')
  await expect(frame.getByRole('log', { name: 'Conversation' })).toContainText('ninety days')
  await field.press('Escape')
  await expect(field).toBeHidden()
})

test('on a page whose library changes built-in prototypes the chat works, also after a reload', async ({
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  const errors: string[] = []
  visitor.on('pageerror', ({ message }) => errors.push(message))
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id), '?as=library')
  await openChat(visitor)
  await ask(visitor, 'How long are workshop repairs guaranteed?')
  await expect(chatLog(visitor)).toContainText('ninety days')
  await visitor.reload()
  await expect(chatLog(visitor)).toContainText('ninety days')
  await ask(visitor, 'And the frame?')
  expect(errors).toEqual([])
})
