import type { Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { openDesk } from '../desk.ts'
import type { Take } from '../take.ts'

/** The dashboard: customers, agents by kind, and the tone of conversations and calls. */
export const dashboardAnalytics = {
  // The counts fill the window, and after one turn of the wheel the ring does.
  viewport: { width: 860, height: 538 },
  view: { x: 60, y: 5, width: 760 },
  async open(page: Page) {
    await openDesk(page, '/dashboard')
    await expect(page.getByText('Sentiment Analysis')).toBeVisible()
    await page.waitForTimeout(1_500)
  },
  async play(take: Take) {
    const { page } = take
    take.say('The dashboard shows what your agents have done, and how people felt about it.')
    await take.hold(1_600)
    await take.point(page.getByRole('img', { name: /agent\.$/ }).first())
    await take.hold(1_600)
    await take.scroll(600, 900)
    await take.click(page.getByRole('tab', { name: 'Call logs' }))
    await take.hold(2_000)
    await take.click(page.getByRole('tab', { name: 'Conversations' }))
    await take.hold(2_600)
    await take.poster()
    await take.hold(600)
  },
}
