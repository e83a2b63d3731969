import { createHash } from 'node:crypto'
import { ConsentRefused } from './errors.ts'
import { googleAuth, googleError, type GoogleSite } from './google-client.ts'
import type { CalendarAccess, GoogleConsent } from './index.ts'

const SCOPE = 'https://www.googleapis.com/auth/calendar'

/** To read what is taken, to write events, and to name the calendars there are: nothing of other events is read. */
export const GOOGLE_SCOPES = [
  `${SCOPE}.events`,
  `${SCOPE}.freebusy`,
  `${SCOPE}.calendarlist.readonly`,
]

/** Asks an owner at Google for their calendars: authorization code with PKCE. */
export function googleConsent(site: GoogleSite, kind: 'google' | 'local'): GoogleConsent {
  return {
    kind,
    async begin({ redirectUri, state, codeVerifier }) {
      const auth = await googleAuth(site, redirectUri)
      const { CodeChallengeMethod } = await import('google-auth-library')
      return auth.generateAuthUrl({
        scope: GOOGLE_SCOPES,
        state,
        // Both, or there is no refresh token where somebody agreed before.
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

/** Production without keys. */
export const noConsent: GoogleConsent = {
  kind: 'none',
  begin: () => Promise.reject(new ConsentRefused('denied')),
  finish: () => Promise.reject(new ConsentRefused('denied')),
}
