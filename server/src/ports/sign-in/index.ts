/** Values that must be the same before the redirect to the provider and after the return. */
export type Transaction = { state: string; nonce: string; codeVerifier: string }

/** The person who signed in, according to the provider. */
export type Claims = {
  /** Identifies the provider in an account's key; the same after every start. */
  issuer: string
  subject: string
  /** Null when the provider gave none or has not verified it. */
  email: string | null
  fullName: string
  /** URL of a picture; empty when there is none. */
  avatar: string
}

/** Sign-in with Google, its local stand-in, or any provider of OpenID Connect: authorization code flow with PKCE. */
export type SignInProvider = {
  kind: 'google' | 'local' | 'openid'
  /** The provider's name for people. */
  name: string
  /** The path below `/api/auth/` for the redirect and the return; the local stand-in uses Google's. */
  path: 'google' | 'openid'
  /** @returns the address to redirect the browser to. Throws when the provider cannot be reached. */
  begin(redirectUri: string): Promise<{ url: string; transaction: Transaction }>
  /**
   * Exchanges the code of the callback for the claims.
   * @param callback the redirect URI with the query the provider added.
   * @throws when the person refused, a check fails or the provider cannot be reached.
   */
  finish(callback: URL, transaction: Transaction): Promise<Claims>
  /** Starts what the provider needs before its first use; calling it is optional, because sign-in starts it too. */
  start(): Promise<void>
  close(): Promise<void>
}

/** A provider, given by the address for discovery. */
export type Issuer = {
  url: string
  /** Identifies it in an account's key; by default the issuer it declares. */
  accountIssuer?: string
  clientId: string
  clientSecret: string
  /** Allows plain http, which is acceptable only on loopback. */
  insecure: boolean
  /** Further parameters of the authorization request. */
  parameters: Record<string, string>
  /** Treats the emails of this provider as verified although it does not say so. */
  trustsEmail?: boolean
  /** Whether its pictures are on an address from which the dashboard may load them. */
  hasPictures?: boolean
}
