import { AUTH_ERRORS, type AuthErrorCode } from 'shared-types'

const told = new Set<string>()

/** What to say about the `error` query value, once per page load; null where there is nothing (more) to say. */
export function authErrorToTell(code: string | null): string | null {
  if (!isKnown(code) || told.has(code)) return null
  told.add(code)
  return AUTH_ERRORS[code]
}

const isKnown = (code: string | null): code is AuthErrorCode =>
  code !== null && Object.hasOwn(AUTH_ERRORS, code)
