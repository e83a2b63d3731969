import type { Page } from '@playwright/test'
import { expect, origins } from '../../fixtures.ts'
import { settled } from '../../everything.ts'
import type { Take } from '../take.ts'

/** The account at a glance: agents by kind, and how conversations and calls sounded. */
export const dashboardAnalytics = {
  viewport: { width: 1_300, height: 812 },
  view: { x: 224, y: 22, width: 730 },
  async open(page: Page) {
    await page.goto(`${origins.nexus}/dashboard`)
    await settled(page)
    await expect(page.getByText('Sentiment Analysis')).toBeVisible()
    await page.waitForTimeout(1_500)
  },
  async play(take: Take) {
    const { page } = take
    take.say('The dashboard shows what your agents have done, and how people felt about it.')
    await take.hold(700)
    await take.point(page.getByRole('img', { name: /agent\.$/ }).first())
    await take.hold(900)
    await take.look({ x: 400, y: 30, width: 720 }, 300)
    await take.click(page.getByRole('tab', { name: 'Call logs' }))
    await take.look({ x: 590, y: 40, width: 710 }, 400)
    await take.hold(1_300)
    await take.click(page.getByRole('tab', { name: 'Conversations' }))
    await take.hold(1_000)
    await take.poster()
    await take.hold(700)
  },
}
