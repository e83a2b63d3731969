import type { Page } from '@playwright/test'
import type { Agent } from 'shared-types'
import { expect } from '../../fixtures.ts'
import { chatLog, composer } from '../../visit.ts'
import { openDesk } from '../desk.ts'
import type { Take } from '../take.ts'

const WIDE = { width: 1_200, height: 750 }
const BOOKING_PAGE = 'https://calendly.com/harbour-cycles/service'

/** Adds the shop's booking page to its agent, which then gives the link to a visitor who wants an appointment. */
export const addIntegration = {
  // Wide enough for the test chat beside the tab.
  viewport: WIDE,
  view: { x: 60, y: 0, width: 900 },
  async open(page: Page, agent: Agent) {
    await openDesk(page, `/agents/${agent.id}?tab=integrations`)
    await expect(page.getByRole('heading', { name: 'No integrations yet' })).toBeVisible()
    // Opened once before, so that its code is already loaded in the film.
    await page.getByRole('button', { name: 'Test chat', exact: true }).click()
    await expect(composer(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close the test chat' }).click()
  },
  async play(take: Take) {
    const { page } = take
    take.say('Add your booking page, and whoever wants an appointment is given its link.')
    await take.hold(700)
    await take.click(page.getByRole('button', { name: 'Add Integration' }).first())
    const dialog = page.getByRole('dialog', { name: 'Add Integration' })
    await take.until(dialog)
    await take.frame(dialog, 640)
    await take.hold(500)
    await take.click(dialog.getByRole('button', { name: 'Next' }))
    const link = dialog.getByRole('textbox', { name: 'Booking page link' })
    await take.until(link)
    await take.click(link, 0.3)
    await take.write(BOOKING_PAGE)
    await take.hold(500)
    await take.click(dialog.getByRole('button', { name: 'Add Integration' }))
    await take.until(page.getByRole('region', { name: 'Calendar booking page' }))
    await take.look({ x: 0, y: 0, width: WIDE.width })
    await take.click(page.getByRole('button', { name: 'Test chat', exact: true }))
    await take.until(composer(page))
    await take.click(composer(page), 0.3)
    await take.write('Can I book a full service?')
    await take.press('Enter')
    await take.until(chatLog(page).getByRole('link', { name: /\/book\// }))
    await take.frame(page.getByRole('complementary', { name: 'Test chat' }))
    await take.hold(2_400)
    await take.poster()
    await take.hold(600)
  },
}
