import { createHash } from 'node:crypto'
import { ConsentRefused } from './errors.ts'
import { googleAuth, googleError, type GoogleSite } from './google-client.ts'
import type { CalendarAccess, GoogleConsent } from './index.ts'

const SCOPE = 'https://www.googleapis.com/auth/calendar'

/** Permission to read busy times, write events and list calendars: details of other events are not read. */
export const GOOGLE_SCOPES = [
  `${SCOPE}.events`,
  `${SCOPE}.freebusy`,
  `${SCOPE}.calendarlist.readonly`,
]

/** Asks an owner at Google for access to their calendars: authorization code flow with PKCE. */
export function googleConsent(site: GoogleSite, kind: 'google' | 'local'): GoogleConsent {
  return {
    kind,
    async begin({ redirectUri, state, codeVerifier }) {
      const auth = await googleAuth(site, redirectUri)
      const { CodeChallengeMethod } = await import('google-auth-library')
      return auth.generateAuthUrl({
        scope: GOOGLE_SCOPES,
        state,
        // Both are needed, because otherwise there is no refresh token for somebody who agreed before.
        access_type: 'offline',
        prompt: 'consent',
        code_challenge_method: CodeChallengeMethod.S256,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      })
    },
    async finish(code, { redirectUri, codeVerifier }): Promise<CalendarAccess> {
      const auth = await googleAuth(site, redirectUri)
      const { tokens } = await auth
        .getToken({ code, codeVerifier, redirect_uri: redirectUri })
        .catch((error: unknown) => {
          throw googleError(error)
        })
      const granted = new Set(tokens.scope?.split(' '))
      const hasAll = GOOGLE_SCOPES.every((scope) => granted.has(scope))
      if (!hasAll || !tokens.refresh_token) throw new ConsentRefused('scopes')
      return { vendor: 'google', refreshToken: tokens.refresh_token, local: kind === 'local' }
    },
  }
}

/** Used in production without keys. */
export const noConsent: GoogleConsent = {
  kind: 'none',
  begin: () => Promise.reject(new ConsentRefused('denied')),
  finish: () => Promise.reject(new ConsentRefused('denied')),
}
