import type { OpenIdAccount } from '../../config-access.ts'
import { isPlainLoopback } from '../../lib/loopback.ts'
import { openIdFlow } from './flow.ts'
import type { SignInProvider } from './index.ts'

/** Any provider of OpenID Connect, whose addresses are discovered from its issuer's address. */
export function openIdSignIn({ issuer, name, ...account }: OpenIdAccount): SignInProvider {
  const flow = openIdFlow(async () => ({
    url: issuer,
    ...account,
    insecure: isPlainLoopback(issuer),
    parameters: {},
  }))
  return {
    kind: 'openid',
    name,
    path: 'openid',
    ...flow,
    start: async () => {},
    close: async () => {},
  }
}
