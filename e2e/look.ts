import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const SCHEMES = ['light', 'dark'] as const
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A script that does nothing, where an empty one stands for the usual. */
const NOTHING = ';'

type Scheme = (typeof SCHEMES)[number]

/**
 * Axe in both themes, or in those of `schemes`; where the configuration asks for pictures, those too and of both, in
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
    let found = await violationsOn(page, colorScheme)
    // A toast may have begun to fade while axe looked; what is really wrong is still wrong afterwards.
    if (found.length > 0) found = await violationsOn(page, colorScheme)
    expect.soft(found, `${where}, ${colorScheme}`).toEqual([])
    if (pictured) await takePictures(page, `${where}-${colorScheme}`)
  }
}

async function violationsOn(page: Page, colorScheme: Scheme): Promise<string[]> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map((animation) => animation.finished))
  })
  // To bring it again takes longer than to look for colours.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING }) })
    // Nobody reads what is right, which is nearly everything on a page.
    .options({ resultTypes: ['violations'] })
    // None of our pages has a frame of another origin: what would look into those opens a second page each time.
    .setLegacyMode()
  // Of the other theme only the colours are new.
  const asked = colorScheme === 'dark' ? axe.withRules('color-contrast') : axe.withTags(EVERYTHING)
  const { violations } = await asked.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
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
