import type { AuthErrorCode } from 'shared-types'
import type { Deps } from '../../deps.ts'
import type { Transaction } from '../../ports/google/index.ts'
import { signIn } from '../user/service.ts'

/** How long somebody may take at the provider. */
export const TRANSACTION_MS = 10 * 60 * 1000

export type SignInResult = { token: string } | { error: AuthErrorCode }

export const callbackUrl = (deps: Deps) => `${deps.config.appUrl}/api/auth/google/callback`

/** @returns where to send the browser and what to keep meanwhile; nothing when the provider cannot be reached. */
export async function beginSignIn(deps: Deps) {
  try {
    return await deps.signIn.begin(callbackUrl(deps))
  } catch (error) {
    deps.log.error({ err: error }, 'the sign-in provider cannot be reached')
    return undefined
  }
}

/**
 * Opens a session for whoever the provider vouches for.
 * @param query what the provider added to the callback, `?code=…&state=…`.
 * @param transaction what `beginSignIn` gave; null when it is gone, expired or was used before.
 */
export async function finishSignIn(
  deps: Deps,
  query: string,
  transaction: Transaction | null,
): Promise<SignInResult> {
  if (!transaction) return { error: 'unauthenticated' }
  const claims = await deps.signIn
    .finish(new URL(callbackUrl(deps) + query), transaction)
    .catch((error: unknown) => {
      deps.log.warn({ reason: reasonOf(error), err: error }, 'a sign-in failed')
      return null
    })
  if (!claims) return { error: 'google_auth_failed' }
  const { issuer, subject, email, fullName, avatar } = claims
  if (!email) return { error: 'email_not_found' }
  return { token: await signIn(deps, { issuer, subject, email, fullName, avatar }) }
}

/** The provider's own code where there is one, such as `access_denied`. */
function reasonOf(error: unknown): string | undefined {
  const { error: code } = error as { error?: unknown }
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : undefined
}
