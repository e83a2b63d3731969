import type { calendar_v3 } from '@googleapis/calendar'
import type { OAuth2Client } from 'google-auth-library'
import { retryAfter } from '../webhooks/retry-after.ts'
import { problemOf, unreachable } from './errors.ts'
import { CalendarGone } from './types.ts'

const TIMEOUT_MS = 15_000
const WHO = 'Google Calendar'

/** An OAuth client, registered at Google or at the stand-in. */
export type GoogleKeys = { clientId: string; clientSecret: string }

export type GoogleSite = {
  keys: GoogleKeys
  /** Origin of a stand-in that answers instead of Google. */
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

/** Options for every call. No retries, because the caller sets the time limit and the outbox repeats what failed. */
export const callOptions = (signal: AbortSignal) => ({
  signal,
  timeout: TIMEOUT_MS,
  retry: false,
})

/** Turns an error of Google's library into one of ours. */
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
  // The library's error class differs between its packages, so only the shape can be checked.
  const { response } = error as {
    response?: { status?: unknown; headers?: Headers; data?: unknown }
  }
  const status = typeof response?.status === 'number' ? response.status : null
  return { status, headers: response?.headers ?? null, data: response?.data }
}

/** Whether the token endpoint says that the permission was revoked or has expired. */
const isRevoked = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'error' in data && data.error === 'invalid_grant'

const TOO_OFTEN = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'])

/** Whether the limit of requests is exceeded, which Google may also report with 403. */
function isTooOften(data: unknown): boolean {
  const { error } = (data ?? {}) as { error?: { errors?: { reason?: string }[] } }
  return error?.errors?.some(({ reason = '' }) => TOO_OFTEN.has(reason)) ?? false
}
