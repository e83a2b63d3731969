import { expect, test, vi } from 'vitest'

const freshPageLoad = async () => {
  vi.resetModules()
  return (await import('./auth-errors.ts')).authErrorToShow
}

test.each([
  ['google_auth_failed', 'Google authentication failed.'],
  ['email_not_found', 'Email not found.'],
  ['unauthenticated', 'Unauthorised, please login.'],
])('%s shows the message of the specification', async (code, words) => {
  const authErrorToShow = await freshPageLoad()
  expect(authErrorToShow(code)).toBe(words)
})

test('a person whose sign-up was refused reads that no account was made', async () => {
  const authErrorToShow = await freshPageLoad()
  expect(authErrorToShow('sign_up_refused')).toBe(
    'There is no account of yours here, and none was made.',
  )
})

test('an error is shown once per page load', async () => {
  const authErrorToShow = await freshPageLoad()
  expect(authErrorToShow('unauthenticated')).not.toBeNull()
  expect(authErrorToShow('unauthenticated')).toBeNull()
})

test('an unknown error, or none, shows nothing', async () => {
  const authErrorToShow = await freshPageLoad()
  expect([authErrorToShow('toString'), authErrorToShow('<b>'), authErrorToShow(null)]).toEqual([
    null,
    null,
    null,
  ])
})
