import type { Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { chatLog, composer } from '../../visit.ts'
import { SHOP } from '../studio.ts'
import type { Take } from '../take.ts'

const launcher = (page: Page) => page.getByRole('button', { name: /^Open chat/ })

/** On the customer's own page: a question, and the answer with its source. */
export const chatbot = {
  viewport: { width: 960, height: 600 },
  view: { x: 0, y: 0, width: 960 },
  async open(page: Page) {
    await page.goto(`${SHOP}/`)
    await expect(launcher(page)).toBeVisible()
  },
  async play(take: Take) {
    const { page } = take
    take.say('One line in your website puts the agent beside every page of it.')
    await take.hold(500)
    await take.click(launcher(page))
    await take.until(composer(page))
    await take.look({ x: 320, y: 100, width: 640 }, 400)
    await take.click(composer(page), 0.3)
    await take.write('What does a full service cost?')
    await take.press('Enter')
    await take.until(chatLog(page).getByText('£85').first())
    await take.point({ x: 470, y: 520 })
    take.say('It answers from what you taught it, with the source beside every answer.')
    await take.look({ x: 200, y: 0, width: 760 }, 400)
    await take.hold(1_600)
    await take.poster()
    await take.hold(600)
  },
}
