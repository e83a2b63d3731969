import { expect, type Page } from '@playwright/test'

/**
 * Advances a page's stopped clock until a condition is met. In steps, because the next timer is often set only after the page has drawn.
 * @param step in milliseconds of the page's clock, as fine as the test counts
 * @returns how much time has passed on that clock, in milliseconds
 */
export async function passTime(page: Page, step: number, isReached: () => Promise<boolean>) {
  let passed = 0
  await expect
    .poll(
      async () => {
        await page.clock.runFor(step)
        passed += step
        return isReached()
      },
      // The page's requests take real time meanwhile.
      { intervals: [50], timeout: 120_000 },
    )
    .toBe(true)
  return passed
}

/** A time zone in which it is about noon, so that no day ends during the test. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  // In these names a minus sign means ahead of UTC.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
