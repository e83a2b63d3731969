import type { calendar_v3 } from '@googleapis/calendar'
import type { OAuth2Client } from 'google-auth-library'
import { retryAfter } from '../webhooks/retry-after.ts'
import { problemOf, unreachable } from './errors.ts'
import { CalendarGone } from './types.ts'

const TIMEOUT_MS = 15_000
const WHO = 'Google Calendar'

/** A client of Google's, registered there or at the stand-in. */
export type GoogleKeys = { clientId: string; clientSecret: string }

export type GoogleSite = {
  keys: GoogleKeys
  /** Origin of a stand-in that answers in Google's place. */
  standIn?: () => Promise<string>
}

/** Loads Google's library with the first call: most installations never need it. */
export async function googleAuth(
  { keys, standIn }: GoogleSite,
  redirectUri?: string,
): Promise<OAuth2Client> {
  const { OAuth2Client } = await import('google-auth-library')
  const origin = await standIn?.()
  return new OAuth2Client({
    ...keys,
    ...(redirectUri && { redirectUri }),
    ...(origin && {
      endpoints: {
        oauth2AuthBaseUrl: `${origin}/o/oauth2/v2/auth`,
        oauth2TokenUrl: `${origin}/token`,
        oauth2RevokeUrl: `${origin}/revoke`,
      },
    }),
    transporterOptions: { timeout: TIMEOUT_MS, retry: false },
  })
}

export async function googleCalendar(
  { standIn }: GoogleSite,
  auth: OAuth2Client,
): Promise<calendar_v3.Calendar> {
  const { calendar } = await import('@googleapis/calendar')
  const origin = await standIn?.()
  return calendar({ version: 'v3', auth, ...(origin && { rootUrl: `${origin}/` }) })
}

/** For every call: who waits decides how long, and the outbox decides whether again. */
export const callOptions = (signal: AbortSignal) => ({
  signal,
  timeout: TIMEOUT_MS,
  retry: false,
})

/** What Google's library threw, as one of ours. */
export function googleError(error: unknown): Error {
  if (error instanceof CalendarGone) return error
  const { status, headers, data } = answerOf(error)
  if (status === null) return unreachable(WHO, error)
  if (isRevoked(data))
    return new CalendarGone(`${WHO} was disconnected at Google.`, { cause: error })
  if (status === 403 && isTooOften(data)) return problemOf(WHO, 429, null)
  return problemOf(WHO, status, retryAfter(headers?.get('retry-after') ?? undefined, Date.now()))
}

export const statusOf = (error: unknown): number | null => answerOf(error).status

type Answered = { status: number | null; headers: Headers | null; data: unknown }

function answerOf(error: unknown): Answered {
  // The library's own class differs between its packages: only its shape can be asked.
  const { response } = error as {
    response?: { status?: unknown; headers?: Headers; data?: unknown }
  }
  const status = typeof response?.status === 'number' ? response.status : null
  return { status, headers: response?.headers ?? null, data: response?.data }
}

/** Of the token endpoint: the permission was taken back, or has run out. */
const isRevoked = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'error' in data && data.error === 'invalid_grant'

const TOO_OFTEN = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'])

/** Google says it with 403 as well. */
function isTooOften(data: unknown): boolean {
  const { error } = (data ?? {}) as { error?: { errors?: { reason?: string }[] } }
  return error?.errors?.some(({ reason = '' }) => TOO_OFTEN.has(reason)) ?? false
}
