import type { Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { openDesk } from '../desk.ts'
import type { Take } from '../take.ts'

/** The owner takes over from the agent when a visitor has asked for a person. */
export const takeOver = {
  viewport: { width: 1_200, height: 750 },
  view: { x: 0, y: 0, width: 1_200 },
  async open(page: Page) {
    await openDesk(page, '/inbox')
    await expect(page.getByRole('link', { name: /Priya/ })).toBeVisible()
  },
  async play(take: Take) {
    const { page } = take
    take.say('Every conversation is in the inbox. Take control, and you speak yourself.')
    await take.hold(1_000)
    await take.click(page.getByRole('link', { name: /Priya/ }))
    const control = page.getByRole('button', { name: 'Take control' })
    await take.until(control)
    await take.hold(900)
    await take.click(control)
    await take.look({ x: 340, y: 234, width: 826 })
    const input = page.getByRole('textbox', { name: 'Message' })
    await take.click(input, 0.3)
    await take.write('Hi Priya, Marisol here. Bring it in before four.')
    await take.press('Enter')
    take.say('The agent stays silent until you give control back.')
    await take.hold(2_400)
    await take.look(takeOver.view)
    await take.hold(1_400)
  },
}
