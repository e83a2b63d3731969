import { expect, test, vi } from 'vitest'

const freshPageLoad = async () => {
  vi.resetModules()
  return (await import('./auth-errors.ts')).authErrorToTell
}

test.each([
  ['google_auth_failed', 'Google authentication failed.'],
  ['email_not_found', 'Email not found.'],
  ['unauthenticated', 'Unauthorised, please login.'],
])('%s is told in these very words', async (code, words) => {
  const authErrorToTell = await freshPageLoad()
  expect(authErrorToTell(code)).toBe(words)
})

test('who may make no account is told that none was made', async () => {
  const authErrorToTell = await freshPageLoad()
  expect(authErrorToTell('sign_up_refused')).toBe(
    'There is no account of yours here, and none was made.',
  )
})

test('an error is told once per page load', async () => {
  const authErrorToTell = await freshPageLoad()
  expect(authErrorToTell('unauthenticated')).not.toBeNull()
  expect(authErrorToTell('unauthenticated')).toBeNull()
})

test('an unknown error, or none, says nothing', async () => {
  const authErrorToTell = await freshPageLoad()
  expect([authErrorToTell('toString'), authErrorToTell('<b>'), authErrorToTell(null)]).toEqual([
    null,
    null,
    null,
  ])
})
