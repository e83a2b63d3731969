import { AUTH_ERRORS, type AuthErrorCode } from 'shared-types'

const shown = new Set<string>()

/** The message for the `error` query parameter, shown once per page load; null where there is none, or it was shown already. */
export function authErrorToShow(code: string | null): string | null {
  if (!isKnown(code) || shown.has(code)) return null
  shown.add(code)
  return AUTH_ERRORS[code]
}

const isKnown = (code: string | null): code is AuthErrorCode =>
  code !== null && Object.hasOwn(AUTH_ERRORS, code)
