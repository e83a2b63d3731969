import { expect, origins, test } from '../fixtures.ts'
import { answer } from '../intercept.ts'
import { openProvider } from '../sign-in.ts'
import { expectToast } from '../toasts.ts'

test('an unknown error code is not shown', async ({ page }) => {
  await page.goto(`${origins.nexus}/auth?error=%3Cb%3Esurprise`)
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await expect(page.getByText('surprise')).toHaveCount(0)
})

for (const path of ['/dashboard', '/inbox', '/agents', '/call-logs']) {
  test(`nobody reaches ${path} without signing in`, async ({ page }) => {
    await page.goto(`${origins.nexus}${path}`)
    await page.waitForURL(/\/auth\?error=unauthenticated$/)
    await expectToast(page, 'Unauthorised, please login.')
  })
}

test('refusing at the provider leads back with a failed authentication', async ({ page }) => {
  await openProvider(page, origins.nexus)
  await page.getByText('Try what can go wrong').click()
  await page.getByRole('button', { name: 'Say no' }).click()
  await page.waitForURL(/\/auth\?error=google_auth_failed$/)
  await expectToast(page, 'Google authentication failed.')
})

test('an account without an email address cannot sign in', async ({ page }) => {
  await openProvider(page, origins.nexus)
  await page.getByText('Try what can go wrong').click()
  await page.getByRole('button', { name: 'Continue without an email' }).click()
  await page.waitForURL(/\/auth\?error=email_not_found$/)
  await expectToast(page, 'Email not found.')
})

test('a signed-in user is redirected from the auth page to the dashboard', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/auth`)
  await owner.waitForURL(`${origins.nexus}/dashboard`)
})

test('a person whose sign-up was refused reads the reason and the next step', async ({ page }) => {
  await answer(page, 'GET /auth/options', {
    providers: [
      { name: 'Google', path: 'google' },
      { name: 'Harbour Works', path: 'openid' },
    ],
    sign_up: ['harbourcycles.example'],
  })
  await page.goto(`${origins.nexus}/auth?error=sign_up_refused`)
  await expectToast(page, 'There is no account of yours here, and none was made.')
  await expect(page.getByRole('alert')).toContainText(
    'New accounts here need an address at harbourcycles.example.',
  )
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue with Harbour Works' })).toHaveAttribute(
    'href',
    '/api/auth/openid',
  )
})
