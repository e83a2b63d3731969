import type { Page } from '@playwright/test'
import type { Agent } from 'shared-types'
import { expect } from '../../fixtures.ts'
import { DESK, DESK_VIEW, openDesk } from '../desk.ts'
import { SHOP } from '../studio.ts'
import type { Take } from '../take.ts'

/** Adds a website to the knowledge: crawled, one page removed, trained while one watches. */
export const addKnowledgeBase = {
  viewport: DESK,
  view: DESK_VIEW,
  async open(page: Page, agent: Agent) {
    await openDesk(page, `/agents/${agent.id}?tab=knowledge-base`)
    await expect(page.getByRole('button', { name: 'Add Data Source' }).first()).toBeVisible()
  },
  async play(take: Take) {
    const { page } = take
    take.say('Teach the agent your website: type its address and fetch its pages.')
    await take.hold(500)
    await take.click(page.getByRole('button', { name: 'Add Data Source' }).first())
    const dialog = page.getByRole('dialog', { name: 'Add Data Source' })
    await take.until(dialog)
    await take.frame(dialog)
    await take.click(dialog.getByText('Web pages'))
    await take.click(dialog.getByRole('textbox', { name: 'Website' }), 0.3)
    await take.write(SHOP.replace('http://', ''))
    await take.click(dialog.getByRole('button', { name: 'Fetch pages' }))
    const pages = dialog.getByText('10 pages to read')
    await take.until(pages)
    take.say('Take out what it need not know. It learns the rest while you watch.')
    await take.frame(dialog.getByRole('list', { name: 'Pages found' }))
    await take.click(dialog.getByRole('button', { name: /^Remove .*\/classes$/ }))
    await take.hold(1_200)
    await take.poster()
    await take.scroll(500, 400)
    await take.look(DESK_VIEW)
    await take.click(dialog.getByRole('button', { name: 'Submit' }))
    const row = page.getByRole('row').filter({ hasText: 'Web' })
    await take.until(row.getByText('trained', { exact: true }), 2_500)
    await take.frame(page.getByRole('table'))
    await take.point(row, 0.4)
    await take.hold(2_400)
  },
}
