import type { auth, AuthErrorCode, Output, SignInPath } from 'shared-types'
import type { Deps } from '../../deps.ts'
import type { SignInProvider, Transaction } from '../../ports/sign-in/index.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Device } from '../sessions/service.ts'
import { signIn } from '../user/service.ts'

/** How long somebody may take at the provider, in ms. */
export const TRANSACTION_MS = 10 * MINUTE_MS

export type SignInResult = { token: string } | { error: AuthErrorCode }

/** The address of a provider from an earlier configuration uses the present one. */
export const providerAt = ({ signIn }: Deps, path: SignInPath): SignInProvider =>
  signIn.find((provider) => provider.path === path) ?? signIn[0]

export const readOptions = ({ signIn, config }: Deps): Output<typeof auth.options> => ({
  providers: signIn.map(({ name, path }) => ({ name, path })),
  sign_up: config.signUp,
})

const callbackUrl = ({ config }: Deps, { path }: SignInProvider) =>
  `${config.appUrl}/api/auth/${path}/callback`

/** @returns the address to redirect the browser to, and what to store meanwhile; undefined when the provider cannot be reached. */
export async function beginSignIn(deps: Deps, provider: SignInProvider) {
  try {
    return await provider.begin(callbackUrl(deps, provider))
  } catch (error) {
    deps.log.error({ err: error }, 'the sign-in provider cannot be reached')
    return undefined
  }
}

/**
 * Opens a session for the person whom the provider has identified. `callback` is the query that the provider added, `?code=…&state=…`;
 * `transaction` is what `beginSignIn` returned; null when it is missing, expired or was used before.
 */
export async function finishSignIn(
  deps: Deps,
  provider: SignInProvider,
  {
    callback,
    transaction,
    device,
  }: { callback: string; transaction: Transaction | null; device: Device },
): Promise<SignInResult> {
  if (!transaction) return { error: 'unauthenticated' }
  const claims = await provider
    .finish(new URL(callbackUrl(deps, provider) + callback), transaction)
    .catch((error: unknown) => {
      deps.log.warn({ reason: reasonOf(error), err: error }, 'a sign-in failed')
      return null
    })
  if (!claims) return { error: 'google_auth_failed' }
  const { issuer, subject, email, fullName, avatar } = claims
  if (!email) return { error: 'email_not_found' }
  const token = await signIn(deps, { issuer, subject, email, fullName, avatar }, device)
  return token ? { token } : { error: 'sign_up_refused' }
}

/** The provider's own error code if there is one, such as `access_denied`. */
function reasonOf(error: unknown): string | undefined {
  const { error: code } = error as { error?: unknown }
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : undefined
}
