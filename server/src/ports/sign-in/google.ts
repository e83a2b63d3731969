import type { Config } from '../../config.ts'
import type { SignInProvider } from './index.ts'
import { openIdFlow } from './flow.ts'

const ISSUER = 'https://accounts.google.com'

/** Sign-in with Google. */
export function googleSignIn(keys: NonNullable<Config['google']>): SignInProvider {
  const flow = openIdFlow(async () => ({
    url: ISSUER,
    accountIssuer: ISSUER,
    ...keys,
    insecure: false,
    // Without this, Google signs the same account in again, and people could not change accounts.
    parameters: { prompt: 'select_account' },
    hasPictures: true,
  }))
  return {
    kind: 'google',
    name: 'Google',
    path: 'google',
    ...flow,
    start: async () => {},
    close: async () => {},
  }
}
