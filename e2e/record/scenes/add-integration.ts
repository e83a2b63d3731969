import type { Page } from '@playwright/test'
import type { Agent } from 'shared-types'
import { expect, origins } from '../../fixtures.ts'
import { settled } from '../../everything.ts'
import type { Take } from '../take.ts'

const BOOKING_PAGE = 'https://calendly.com/harbour-cycles/service'

/** The booking page of the shop is added to its agent. */
export const addIntegration = {
  viewport: { width: 1_120, height: 700 },
  view: { x: 220, y: 60, width: 900 },
  async open(page: Page, agent: Agent) {
    await page.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
    await settled(page)
    await expect(page.getByRole('heading', { name: 'No integrations yet' })).toBeVisible()
  },
  async play(take: Take) {
    const { page } = take
    take.say('Add your booking page, and whoever wants an appointment is given its link.')
    await take.hold(400)
    await take.click(page.getByRole('button', { name: 'Add Integration' }).first())
    const dialog = page.getByRole('dialog', { name: 'Add Integration' })
    await take.until(dialog)
    await take.look({ x: 240, y: 140, width: 640 }, 400)
    await take.hold(300)
    await take.click(dialog.getByRole('button', { name: 'Next' }))
    const link = dialog.getByRole('textbox', { name: 'Booking page link' })
    await take.until(link)
    await take.click(link, 0.3)
    await take.write(BOOKING_PAGE)
    await take.hold(500)
    await take.poster()
    await take.click(dialog.getByRole('button', { name: 'Add Integration' }))
    const card = page.getByRole('region', { name: 'Calendar booking page' })
    await take.until(card)
    await take.look({ x: 220, y: 60, width: 900 }, 400)
    await take.point(card, 0.4)
    await take.hold(1_200)
  },
}
