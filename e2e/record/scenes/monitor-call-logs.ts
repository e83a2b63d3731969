import type { Page } from '@playwright/test'
import { expect, origins } from '../../fixtures.ts'
import { settled } from '../../everything.ts'
import type { Take } from '../take.ts'

/** A swindler's call is opened and read: what spoke against putting it through, how it sounded, what was said. */
export const monitorCallLogs = {
  viewport: { width: 1_200, height: 750 },
  view: { x: 220, y: 40, width: 980 },
  async open(page: Page) {
    await page.goto(`${origins.nexus}/call-logs`)
    await settled(page)
    await expect(page.getByRole('button', { name: 'View details' }).first()).toBeVisible()
  },
  async play(take: Take) {
    const { page } = take
    take.say('Every call your agents take is kept. This one claimed to be the tax office.')
    await take.hold(500)
    const row = page.getByRole('row').filter({ hasText: 'Daniels' })
    await take.click(row.getByRole('button', { name: 'View details' }))
    const panel = page.getByRole('complementary', { name: 'Call details' })
    const analyse = panel.getByRole('button', { name: 'View Analysis' })
    await take.until(analyse)
    await take.look({ x: 560, y: 40, width: 640 }, 400)
    await take.click(analyse)
    await take.until(panel.getByLabel('Call sentiment'))
    take.say('You see how it sounded, what spoke against it, and what to do.')
    await take.hold(900)
    await take.point({ x: 1_010, y: 420 })
    await take.scroll(260)
    await take.hold(900)
    await take.poster()
    await take.hold(300)
    await take.scroll(700)
    await take.click(panel.getByRole('button', { name: 'View Conversation' }))
    await take.look({ x: 220, y: 40, width: 980 }, 400)
    await take.until(page.getByRole('dialog', { name: 'Conversations' }))
    await take.hold(1_600)
  },
}
