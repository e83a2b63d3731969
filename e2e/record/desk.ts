import type { Page } from '@playwright/test'
import { origins } from '../fixtures.ts'
import { settled } from '../everything.ts'

/** In the aspect ratio of a film, and large enough for every page of the dashboard with a folded sidebar. */
export const DESK = { width: 1_040, height: 650 }
/** The whole window. */
export const DESK_VIEW = { x: 0, y: 0, width: DESK.width }

/** Opens a page of the dashboard with a folded sidebar, so that the content is large in the film. */
export async function openDesk(page: Page, path: string) {
  await page.goto(`${origins.nexus}${path}`)
  await settled(page)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  // Moves the pointer away, so that the button's tooltip closes.
  await page.mouse.move(DESK.width / 2, 8)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.getByRole('tooltip').waitFor({ state: 'hidden' })
}
