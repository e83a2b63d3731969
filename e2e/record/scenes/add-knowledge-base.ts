import type { Page } from '@playwright/test'
import type { Agent } from 'shared-types'
import { expect, origins } from '../../fixtures.ts'
import { settled } from '../../everything.ts'
import { SHOP } from '../studio.ts'
import type { Take } from '../take.ts'

/** A website becomes knowledge: fetched, a page taken out, learned while one watches. */
export const addKnowledgeBase = {
  viewport: { width: 1_120, height: 720 },
  view: { x: 220, y: 70, width: 900 },
  async open(page: Page, agent: Agent) {
    await page.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
    await settled(page)
    await expect(page.getByRole('button', { name: 'Add Data Source' }).first()).toBeVisible()
  },
  async play(take: Take) {
    const { page } = take
    take.say('Teach the agent your website: type its address and fetch its pages.')
    await take.hold(300)
    await take.click(page.getByRole('button', { name: 'Add Data Source' }).first())
    const dialog = page.getByRole('dialog', { name: 'Add Data Source' })
    await take.until(dialog)
    await take.look({ x: 240, y: 120, width: 640 }, 400)
    await take.click(dialog.getByText('Web pages'))
    await take.click(dialog.getByRole('textbox', { name: 'Website' }), 0.3)
    await take.write(SHOP.replace('http://', ''))
    await take.click(dialog.getByRole('button', { name: 'Fetch pages' }))
    const pages = dialog.getByText('10 pages to read')
    await take.until(pages)
    await take.look({ x: 200, y: 130, width: 720 }, 400)
    take.say('Take out what it need not know. It learns the rest while you watch.')
    await take.point(pages)
    await take.hold(500)
    await take.scroll(500, 600)
    await take.poster()
    await take.click(dialog.getByRole('button', { name: 'Submit' }))
    await take.look({ x: 220, y: 70, width: 900 }, 400)
    const row = page.getByRole('row').filter({ hasText: 'Web' })
    await take.until(row.getByText('trained', { exact: true }), 2_500)
    await take.point(row, 0.4)
    await take.hold(1_200)
  },
}
