import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const SCHEMES = ['light', 'dark'] as const
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]

/** Axe in both themes, and pictures to be looked at in test-results/screens. */
export async function expectAccessible(page: Page, where: string) {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    let found = await violationsOn(page)
    // A toast may have begun to fade while axe looked; what is really wrong is still wrong afterwards.
    if (found.length > 0) found = await violationsOn(page)
    expect.soft(found, `${where}, ${colorScheme}`).toEqual([])
    await takePictures(page, `${where}-${colorScheme}`)
  }
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map((animation) => animation.finished))
  })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
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
