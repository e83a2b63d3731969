import type { Page } from '@playwright/test'
import { expect, origins } from '../../fixtures.ts'
import { settled } from '../../everything.ts'
import type { Take } from '../take.ts'

/** The owner speaks in the agent's place. */
export const takeOver = {
  viewport: { width: 1_280, height: 800 },
  view: { x: 0, y: 0, width: 1_280 },
  async open(page: Page) {
    await page.goto(`${origins.nexus}/inbox`)
    await settled(page)
    await expect(page.getByRole('link', { name: /Priya/ })).toBeVisible()
  },
  async play(take: Take) {
    const { page } = take
    take.say('Every conversation is in the inbox. Take control, and you speak yourself.')
    await take.hold(600)
    await take.click(page.getByRole('link', { name: /Priya/ }))
    const control = page.getByRole('button', { name: 'Take control' })
    await take.until(control)
    await take.hold(500)
    await take.click(control)
    await take.look({ x: 480, y: 300, width: 800 }, 400)
    const input = page.getByRole('textbox', { name: 'Message' })
    await take.click(input, 0.3)
    await take.write('Hi Priya, Marisol here. Bring it in before four.')
    await take.press('Enter')
    take.say('The agent stays silent until you give control back.')
    await take.hold(1_500)
    await take.look({ x: 0, y: 0, width: 1_280 }, 400)
    await take.hold(800)
  },
}
