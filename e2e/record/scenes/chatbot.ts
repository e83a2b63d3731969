import type { Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { chatLog, composer } from '../../visit.ts'
import { SHOP } from '../studio.ts'
import type { Take } from '../take.ts'

const launcher = (page: Page) => page.getByRole('button', { name: /^Open chat/ })

/** On the customer's own page: a question, the answer with its source, and a person when the agent does not know. */
export const chatbot = {
  // A small window whose text is large enough to read, so that the camera need not move.
  viewport: { width: 800, height: 500 },
  view: { x: 0, y: 0, width: 800 },
  async open(page: Page) {
    await page.goto(`${SHOP}/`)
    await expect(launcher(page)).toBeVisible()
  },
  async play(take: Take) {
    const { page } = take
    take.say('One line in your website puts the agent beside every page of it.')
    await take.hold(700)
    await take.click(launcher(page))
    await take.until(composer(page))
    await take.click(composer(page), 0.3)
    await take.write('What does a full service cost?')
    await take.press('Enter')
    await take.until(chatLog(page).getByText('£85').first())
    take.say('It answers from what you taught it, with the source beside every answer.')
    await take.hold(2_400)
    await take.poster()
    await take.write('Can somebody look at my cargo bike today?')
    await take.press('Enter')
    await take.until(chatLog(page).getByText("I don't know that").first())
    take.say('What it does not know it says, and fetches a person.')
    await take.hold(1_000)
    const person = page.getByRole('button', { name: 'Talk to a person' })
    await take.click(person)
    await take.click(page.getByLabel('Name (optional)'), 0.3)
    await take.write('Priya Raman')
    await take.scroll(300, 300)
    await take.click(person)
    await take.until(page.getByText('We’ve asked for a person.'))
    await take.hold(2_400)
  },
}
