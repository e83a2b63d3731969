import { expect, type Page } from '@playwright/test'
import { routeApi } from './routes.ts'

/**
 * The most that content may have moved by itself, in the browser's layout-shift score: the share of the window that moved, times the
 * distance. With more, a click may miss.
 */
const STEADY = 0.02

/**
 * From its next load on, records layout shifts of the page, and delays every answer of the API by a different time, as on a slow
 * connection.
 */
export async function watchWhatMoves(page: Page) {
  await page.addInitScript(() => {
    const moves: [number, string][] = []
    Object.assign(window, { moves })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        }
        moves.push([value, sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')])
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await routeApi(page, /\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayOf(route.request().url())))
    await route.fallback()
  })
}

/** Up to a third of a second, always the same for the same call. */
const delayOf = (url: string): number =>
  (Array.from(new URL(url).pathname, (letter) => letter.charCodeAt(0)).reduce(
    (sum, code) => sum + code,
    0,
  ) %
    7) *
  50

/** Checks that nothing has moved away from under the pointer since the page was loaded. */
export async function expectSteady(page: Page, where: string) {
  const moves = await page.evaluate(
    () => (window as unknown as { moves: [number, string][] }).moves,
  )
  const large = moves.filter(([value]) => value > STEADY)
  expect.soft(large, `${where} moves while it loads`).toEqual([])
}
