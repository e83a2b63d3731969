import { expect, type Page } from '@playwright/test'

/** Signs in as a person would, through the local OpenID provider. */
export async function signIn(page: Page, origin: string, who: { name: string; email: string }) {
  await openProvider(page, origin)
  await page.getByLabel('Your name').fill(who.name)
  await page.getByLabel('Email').fill(who.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL(`${origin}/dashboard`)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

/** Signs in over HTTP only, for tests about what comes after it; no page is opened. */
export async function signInUnseen(
  page: Page,
  origin: string,
  who: { name: string; email: string },
) {
  const form = await page.request.get(`${origin}/api/auth/google`)
  const home = await page.request.post(form.url(), { form: { ...who, action: 'continue' } })
  expect(home.url()).toBe(`${origin}/dashboard`)
}

/** Opens the sign-in up to the provider's own page. */
export async function openProvider(page: Page, origin: string) {
  await page.goto(`${origin}/auth`)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Continue to Nexus' })).toBeVisible()
}
