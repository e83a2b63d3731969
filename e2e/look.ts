import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const SCHEMES = ['light', 'dark'] as const
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A script that does nothing; an empty one would mean the default. */
const NOTHING = ';'

type Scheme = (typeof SCHEMES)[number]

/**
 * Checks accessibility with axe in both themes, or in `schemes`. If the configuration wants pictures, also takes some in both themes, in
 * test-results/screens.
 */
export async function expectAccessible(
  page: Page,
  where: string,
  schemes: readonly Scheme[] = SCHEMES,
) {
  const pictured = Boolean(test.info().config.metadata['pictures'])
  for (const colorScheme of pictured ? SCHEMES : schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect
      .soft(await lastingViolationsOn(page, colorScheme), `${where}, ${colorScheme}`)
      .toEqual([])
    if (pictured) await takePictures(page, `${where}-${colorScheme}`)
  }
}

/**
 * Violations that every check finds. Toasts fade while axe checks their colours, and a page that saves twice shows two of them one
 * after the other; a real problem is still there in the third check.
 */
async function lastingViolationsOn(page: Page, colorScheme: Scheme): Promise<string[]> {
  let lasting = await violationsOn(page, colorScheme)
  for (let repeated = 0; lasting.length > 0 && repeated < 2; repeated++) {
    const found = await violationsOn(page, colorScheme)
    lasting = lasting.filter((violation) => found.includes(violation))
  }
  return lasting
}

async function violationsOn(page: Page, colorScheme: Scheme): Promise<string[]> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map((animation) => animation.finished))
  })
  // Injecting axe again would take longer than checking the colours.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING }) })
    // Only violations are reported: nobody reads what is right, which is nearly everything.
    .options({ resultTypes: ['violations'] })
    // None of our pages has a frame of another origin; checking for those would open a second page each time.
    .setLegacyMode()
  // In the second theme only the colours differ.
  const asked = colorScheme === 'dark' ? axe.withRules('color-contrast') : axe.withTags(EVERYTHING)
  const { violations } = await asked.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  )
}

async function takePictures(page: Page, name: string) {
  const before = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const file = `${name.replaceAll(/\W+/g, '-')}-${size.width}.png`
    await page.screenshot({ path: `test-results/screens/${file}`, animations: 'disabled' })
  }
  if (before) await page.setViewportSize(before)
}
