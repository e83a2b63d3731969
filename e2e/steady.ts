import { expect, type Page } from '@playwright/test'

/**
 * How far what is shown has moved by itself, in the browser's own measure: the share of the window that moved, times how far. Above
 * this a press may miss what it was meant for.
 */
const STEADY = 0.02

/** From its next load on the page keeps account of what moves, and every answer of the API takes a time of its own, as over a slow line. */
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
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayOf(route.request().url())))
    // The page may have left meanwhile.
    await route.fallback().catch(() => undefined)
  })
}

/** Up to a third of a second, the same each time for the same call. */
const delayOf = (url: string): number =>
  (Array.from(new URL(url).pathname, (letter) => letter.charCodeAt(0)).reduce(
    (sum, code) => sum + code,
    0,
  ) %
    7) *
  50

/** Nothing of the page moved away from under a pointer since it was loaded. */
export async function expectSteady(page: Page, where: string) {
  const moves = await page.evaluate(
    () => (window as unknown as { moves: [number, string][] }).moves,
  )
  const large = moves.filter(([value]) => value > STEADY)
  expect.soft(large, `${where} moves while it loads`).toEqual([])
}
