import { expect, type Page } from '@playwright/test'

/** The whole sign-in as a person does it, through the local OpenID provider. */
export async function signIn(page: Page, origin: string, who: { name: string; email: string }) {
  await openProvider(page, origin)
  await page.getByLabel('Your name').fill(who.name)
  await page.getByLabel('Email').fill(who.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL(`${origin}/dashboard`)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

/** The same sign-in over HTTP alone, for tests that look at what comes after it; nothing is opened. */
export async function signInUnseen(
  page: Page,
  origin: string,
  who: { name: string; email: string },
) {
  const form = await page.request.get(`${origin}/api/auth/google`)
  const home = await page.request.post(form.url(), { form: { ...who, action: 'continue' } })
  expect(home.url()).toBe(`${origin}/dashboard`)
}

/** As far as the provider's own page. */
export async function openProvider(page: Page, origin: string) {
  await page.goto(`${origin}/auth`)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Continue to Nexus' })).toBeVisible()
}
