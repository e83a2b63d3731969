import { expect, type Page } from '@playwright/test'

/**
 * Lets time pass on a page whose clock stands still, until what is waited for is there.
 * In steps, as what comes after a timer is often set only once the page has drawn.
 * @param step in milliseconds of the page's clock, as fine as the test counts
 * @returns how much has passed, in milliseconds
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
      // What the page asks for meanwhile takes real time.
      { intervals: [50], timeout: 120_000 },
    )
    .toBe(true)
  return passed
}

/** A time zone in which it is about noon: whenever a test runs, no day ends meanwhile. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  // These names count the hours behind.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
