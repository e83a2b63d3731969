/** What must come back unchanged between leaving for the provider and returning from it. */
export type Transaction = { state: string; nonce: string; codeVerifier: string }

/** Who the provider says signed in. */
export type Claims = {
  /** Names the provider in an account's key; the same on every start. */
  issuer: string
  subject: string
  /** Null when the provider gave none or does not vouch for it. */
  email: string | null
  fullName: string
  /** URL of a picture; empty where there is none. */
  avatar: string
}

/** Sign-in with Google, with what stands in for it, or with any provider of OpenID Connect: authorization code with PKCE. */
export type SignInProvider = {
  kind: 'google' | 'local' | 'openid'
  /** What it is called by who signs in. */
  name: string
  /** Where it is begun and comes back to, below `/api/auth/`: the local one stands in for Google there too. */
  path: 'google' | 'openid'
  /** @returns where to send the browser. Throws when the provider cannot be reached. */
  begin(redirectUri: string): Promise<{ url: string; transaction: Transaction }>
  /**
   * Exchanges the code of the callback for the claims.
   * @param callback the redirect URI with the query the provider added.
   * @throws when the person said no, a check fails or the provider cannot be reached.
   */
  finish(callback: URL, transaction: Transaction): Promise<Claims>
  /** Opens what the provider needs before its first use; sign-in works without it. */
  start(): Promise<void>
  close(): Promise<void>
}

/** A provider to discover. */
export type Issuer = {
  url: string
  /** Names it in an account's key; what it calls itself where this is left out. */
  accountIssuer?: string
  clientId: string
  clientSecret: string
  /** Plain http, which only loopback may speak. */
  insecure: boolean
  /** What the authorization request carries beside the standard. */
  parameters: Record<string, string>
  /** Its addresses are people's own although it does not say so. */
  trustsEmail?: boolean
  /** Its pictures stand where the dashboard may load them from. */
  hasPictures?: boolean
}
