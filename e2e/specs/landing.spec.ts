import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, origins, test } from '../fixtures.ts'

const FILMS = [
  'dashboard-analytics',
  'add-knowledge-base',
  'add-integration',
  'telegram-integration',
  'monitor-call-logs',
  'chatbot',
]
/** The films in the cards of the features section. */
const films = (page: Page) => page.locator('#features video')
const tour = (page: Page) => page.getByRole('dialog', { name: 'How it Works' })
const hero = (page: Page) => page.locator('#hero')

// This file tests the page's films and animations, so they must not be switched off.
test.use({ reducedMotion: 'no-preference' })

const openLanding = (page: Page) => page.goto(`${origins.nexus}/`)
const openTour = async (page: Page) => {
  await hero(page).getByRole('button', { name: 'How it Works' }).click()
  await expect(tour(page)).toBeVisible()
}
const isPlaying = (film: Locator) =>
  film.evaluate((video: HTMLVideoElement) => !video.paused && video.readyState > 1)

test.describe('top bar', () => {
  test('leads a stranger to the sign-in, and along the page', async ({ page }) => {
    await openLanding(page)
    const bar = page.getByRole('banner')
    await expect(bar.getByText('Nexus', { exact: true })).toBeVisible()
    for (const name of ['Sign in', 'Get Started'])
      await expect(bar.getByRole('link', { name }).last()).toHaveAttribute('href', '/auth')
    for (const [name, heading] of [
      ['Features', 'Everything a business is looking for'],
      ['Why Nexus', 'Why Nexus'],
      ['Get Started', 'Maximize Safety, Maximize Profit'],
    ] as const) {
      await bar.getByRole('navigation').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
    }
  })

  test('leads to the sign-in also where the browser blocks storage', async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get })
    })
    await openLanding(page)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  })

  test('leads a signed-in user to the dashboard', async ({ owner }) => {
    await owner.goto(`${origins.nexus}/dashboard`)
    await expect(owner.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await openLanding(owner)
    await expect(
      owner.getByRole('banner').getByRole('link', { name: 'Dashboard' }),
    ).toHaveAttribute('href', '/dashboard')
    await expect(owner.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
    await hero(owner).getByRole('link', { name: 'Get Started' }).click()
    await owner.waitForURL(`${origins.nexus}/dashboard`)
  })

  test('recognises a signed-in user although the browser has no stored user', async ({ owner }) => {
    await openLanding(owner)
    await owner.evaluate(() => localStorage.clear())
    await owner.reload()
    await expect(owner.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  })
})

test.describe('hero', () => {
  test('introduces the product, and animates its parts one after the other', async ({ page }) => {
    await openLanding(page)
    await expect(page).toHaveTitle('AI agents that answer for your business · Nexus')
    await expect(hero(page).getByText('AI Driven Communication Platform')).toBeVisible()
    await expect(hero(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hero(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/auth',
    )
    const entering = await hero(page)
      .locator('> :first-child > *')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { animationDuration, animationDelay } = getComputedStyle(part)
          return `${animationDuration} ${animationDelay}`
        }),
      )
    expect(entering).toEqual(['0.5s 0s', '0.5s 0.3s', '0.5s 0.6s', '0.5s 0.9s'])
  })

  test('shows how it works in a modal that ends with a click outside or on its button', async ({
    page,
  }) => {
    await openLanding(page)
    await openTour(page)
    await expect(page.locator('body')).toHaveClass(/modal-open/)
    const video = tour(page).locator('video')
    await expect.poll(() => isPlaying(video)).toBe(true)
    await expect(video).toHaveAttribute('controls')
    const captions = await video.evaluate(async (film: HTMLVideoElement) => {
      const track = film.querySelector('track')!
      if (track.readyState < 2)
        await new Promise((resolve) => track.addEventListener('load', resolve))
      return { mode: track.track.mode, cues: track.track.cues?.length ?? 0 }
    })
    expect(captions.mode).toBe('showing')
    expect(captions.cues).toBeGreaterThan(4)
    await tour(page).getByRole('button', { name: 'Close' }).click()
    await expect(tour(page)).toBeHidden()
    await expect(page.locator('video[controls]')).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveClass(/modal-open/)
    await openTour(page)
    await page.mouse.click(8, 400)
    await expect(tour(page)).toBeHidden()
  })
})

test.describe('sections', () => {
  test('name the technologies, the reasons, the features and the end', async ({ page }) => {
    await openLanding(page)
    const strip = page.getByRole('region', { name: 'Built with trusted technologies' })
    await expect(strip.getByRole('listitem')).toHaveCount(5)
    await expect(page.locator('#why-nexus').getByRole('heading', { level: 3 })).toHaveText([
      'Call Protection',
      'AI-enhanced Sales',
      '24/7 Chatbot Support',
    ])
    await expect(page.locator('#features').getByText('Features', { exact: true })).toBeVisible()
    await expect(page.locator('#features').getByRole('article')).toHaveCount(6)
    await expect(page.getByText('And many more features.')).toBeVisible()
    await page.locator('#get-started').getByRole('button', { name: 'How it Works' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })

  test('the footer has the policy in a new tab, and the year', async ({ page }) => {
    await openLanding(page)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(`${new Date().getFullYear()}`)
    await expect(footer).toContainText('All rights reserved.')
    const [policy] = await Promise.all([
      page.waitForEvent('popup'),
      footer.getByRole('link', { name: 'Privacy & Policy' }).click(),
    ])
    await expect(policy.getByRole('heading', { name: 'Privacy & Policy' })).toBeVisible()
  })

  test('a window of 900 px shows that it is too small, one of 901 does not', async ({ page }) => {
    await page.setViewportSize({ width: 901, height: 800 })
    await openLanding(page)
    const told = page.getByText('Unsupported Screen Size')
    await expect(told).toBeHidden()
    await page.setViewportSize({ width: 900, height: 800 })
    await expect(told).toBeVisible()
    await expect(page.getByText(/switch to a desktop view/)).toBeVisible()
  })

  test('on a phone nothing lies behind that notice, to scroll to or to tab into', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openLanding(page)
    await expect(page.getByText('Unsupported Screen Size')).toBeVisible()
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [scrollWidth, scrollHeight]
    })
    expect(size).toEqual([390, 844])
    await expect(page.getByRole('link')).toHaveCount(0)
  })
})

test.describe('films of the features', () => {
  test('are fetched near the window, loop without a sound at twice the speed, and rest unseen', async ({
    page,
  }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => {
      const film = /landing\/([\w-]+)(?:\.vp9)?\.webm$/.exec(request.url())?.[1]
      if (film) fetched.add(film)
    })
    await openLanding(page)
    await page.waitForLoadState('networkidle')
    expect([...fetched]).toEqual([])
    for (const [at, name] of FILMS.entries()) {
      const film = films(page).nth(at)
      await film.scrollIntoViewIfNeeded()
      await expect.poll(() => isPlaying(film), { message: name }).toBe(true)
      expect(
        await film.evaluate((video: HTMLVideoElement) => ({
          loop: video.loop,
          muted: video.muted,
          autoplay: video.autoplay,
          inline: video.playsInline,
          rate: video.playbackRate,
        })),
      ).toEqual({ loop: true, muted: true, autoplay: true, inline: true, rate: 2 })
    }
    expect([...fetched].toSorted()).toEqual(FILMS.toSorted())
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => isPlaying(films(page).first())).toBe(false)
  })

  test('stand still for visitors who prefer less motion, until played', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLanding(page)
    const film = films(page).first()
    await film.scrollIntoViewIfNeeded()
    await expect(film).toHaveAttribute('poster', '/landing/dashboard-analytics.webp')
    await page.getByRole('button', { name: /^Play: The dashboard/ }).click()
    await expect.poll(() => isPlaying(film)).toBe(true)
    await page.getByRole('button', { name: /^Pause: The dashboard/ }).click()
    await expect.poll(() => isPlaying(film)).toBe(false)
  })

  test('are those of the theme in force', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openLanding(page)
    const film = films(page).first()
    await film.scrollIntoViewIfNeeded()
    const source = () => film.evaluate((video: HTMLVideoElement) => video.currentSrc)
    await expect.poll(source).toMatch(/dashboard-analytics-dark\.(?:vp9\.)?webm$/)
    await expect.poll(() => isPlaying(film)).toBe(true)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(source).toMatch(/dashboard-analytics\.(?:vp9\.)?webm$/)
    await expect.poll(() => isPlaying(film)).toBe(true)
  })
})

test('the tour is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLanding(page)
  await openTour(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(hero(page).getByRole('button', { name: 'How it Works' })).toBeFocused()
})
