import { anAccountInUse, ownerScreens, settled } from '../everything.ts'
import { origins, test } from '../fixtures.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]
const SCHEMES = ['light', 'dark'] as const

/** Pictures of everything, to be looked at: test-results/screens. */
test('every screen has its picture taken', async ({ owner, api, visitor }) => {
  test.setTimeout(180_000)
  const inUse = await anAccountInUse(api, visitor)
  const screens = { landing: '/', ...ownerScreens(inUse) }
  for (const colorScheme of SCHEMES) {
    for (const size of SIZES) {
      const picture = (name: string) => ({
        path: `test-results/screens/${name}-${size.width}-${colorScheme}.png`,
        animations: 'disabled' as const,
      })
      for (const page of [owner, visitor]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize(size)
      }
      for (const [name, path] of Object.entries(screens)) {
        await owner.goto(`${origins.nexus}${path}`)
        await settled(owner)
        await owner.screenshot(picture(name))
      }
      await visitor.screenshot(picture('widget'))
    }
  }
})

test('the sign-in page has its picture taken', async ({ page }) => {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${origins.nexus}/auth`)
    await settled(page)
    await page.screenshot({ path: `test-results/screens/auth-1440-${colorScheme}.png` })
  }
})
