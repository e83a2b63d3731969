import type { Page } from '@playwright/test'
import { origins } from '../fixtures.ts'
import { settled } from '../everything.ts'

/** Of the shape of a film, and large enough for every page of the dashboard beside its folded sidebar. */
export const DESK = { width: 1_040, height: 650 }
/** All of it. */
export const DESK_VIEW = { x: 0, y: 0, width: DESK.width }

/** Opens a page of the dashboard, its sidebar folded so that what is filmed is large. */
export async function openDesk(page: Page, path: string) {
  await page.goto(`${origins.nexus}${path}`)
  await settled(page)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  // Its tooltip goes with the pointer and the focus.
  await page.mouse.move(DESK.width / 2, 8)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.getByRole('tooltip').waitFor({ state: 'hidden' })
}
