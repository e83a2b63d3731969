import type { Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { DESK, openDesk } from '../desk.ts'
import type { Take } from '../take.ts'

/** Opens the log of a scam call: its tone, the signals against it, and the transcript. */
export const monitorCallLogs = {
  viewport: DESK,
  view: { x: 60, y: 16, width: 650 },
  async open(page: Page) {
    await openDesk(page, '/call-logs')
    await expect(page.getByRole('button', { name: 'View details' }).first()).toBeVisible()
  },
  async play(take: Take) {
    const { page } = take
    take.say('Every call your agents take is kept. This one claimed to be the tax office.')
    await take.hold(700)
    const row = page.getByRole('row').filter({ hasText: 'Daniels' })
    await take.click(row.getByRole('button', { name: 'View details' }))
    const panel = page.getByRole('complementary', { name: 'Call details' })
    const analyse = panel.getByRole('button', { name: 'View Analysis' })
    await take.until(analyse)
    await take.frame(panel, 640)
    await take.click(analyse)
    await take.until(panel.getByLabel('Call sentiment'))
    take.say('You see how it sounded, what spoke against it, and what to do.')
    await take.hold(2_000)
    await take.poster()
    await take.point({ x: 1_010, y: 260 })
    await take.scroll(380)
    await take.hold(2_000)
    await take.scroll(900, 500)
    await take.click(panel.getByRole('button', { name: 'View Conversation' }))
    const transcript = page.getByRole('dialog', { name: 'Conversations' })
    await take.until(transcript)
    await take.frame(transcript, 840)
    await take.hold(3_000)
  },
}
