import * as z from 'zod'
import { ConfigError } from './config-error.ts'
import { isPlainLoopback } from './lib/loopback.ts'
import { DAY_MS } from './lib/time.ts'

/** A name of at least two labels; further rules are up to the domain's mail system. */
const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/

/** Environment variables that decide who gets access, and for how long. */
export const ACCESS_ENVIRONMENT = {
  /** Signs tokens and links; the same on every node. */
  SECRET: z.string().min(32).optional(),
  /** The previous `SECRET`: still accepted, but not used for signing. */
  SECRET_PREVIOUS: z.string().min(32).optional(),
  /** Who may create an account: `open`, `closed`, or a list of email domains. */
  SIGN_UP: z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim().toLowerCase()))
    .refine(isSignUp, 'is open, closed, or domains such as example.com, separated by commas')
    .default(['open']),
  /** Days after which an unused session ends. */
  SESSION_IDLE_DAYS: z.coerce.number().positive().max(30).default(14),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** An OpenID provider with its configuration below this address at `.well-known/openid-configuration`. */
  OPENID_ISSUER: z
    .url()
    .refine(isSafe, 'begins with https, unless it is on this very machine')
    .optional(),
  OPENID_CLIENT_ID: z.string().optional(),
  OPENID_CLIENT_SECRET: z.string().optional(),
  /** The name on its button, after 'Continue with'. */
  OPENID_NAME: z.string().trim().max(30).default('single sign-on'),
  /** Treats the emails of this provider as verified, although it does not send `email_verified`. */
  OPENID_TRUSTS_EMAIL: z
    .stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })
    .default(false),
}

export type OpenIdAccount = {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
  trustsEmail: boolean
}

/** Domains in lower case. */
export type SignUp = 'open' | 'closed' | string[]

export type AccessConfig = {
  signUp: SignUp
  sessionIdleMs: number
  google: { clientId: string; clientSecret: string } | null
  /** A provider in addition to Google, or instead of it. */
  openId: OpenIdAccount | null
}

type Environment = z.infer<z.ZodObject<typeof ACCESS_ENVIRONMENT>>

/** @throws ConfigError */
export const accessConfig = (env: Environment): AccessConfig => ({
  signUp: env.SIGN_UP[0] === 'open' || env.SIGN_UP[0] === 'closed' ? env.SIGN_UP[0] : env.SIGN_UP,
  sessionIdleMs: env.SESSION_IDLE_DAYS * DAY_MS,
  google: googleAccount(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
  openId: openIdAccount(env),
})

function googleAccount(clientId: string | undefined, clientSecret: string | undefined) {
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (!clientId && !clientSecret) return null
  throw new ConfigError(
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: one is missing.',
  )
}

function openIdAccount(env: Environment): OpenIdAccount | null {
  const { OPENID_ISSUER, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET } = env
  if (!OPENID_ISSUER && !OPENID_CLIENT_ID && !OPENID_CLIENT_SECRET) return null
  if (!OPENID_ISSUER || !OPENID_CLIENT_ID || !OPENID_CLIENT_SECRET) {
    throw new ConfigError(
      'OPENID_ISSUER, OPENID_CLIENT_ID and OPENID_CLIENT_SECRET belong together: one is missing.',
    )
  }
  return {
    issuer: OPENID_ISSUER,
    clientId: OPENID_CLIENT_ID,
    clientSecret: OPENID_CLIENT_SECRET,
    name: env.OPENID_NAME,
    trustsEmail: env.OPENID_TRUSTS_EMAIL,
  }
}

function isSignUp(entries: string[]): boolean {
  const [first] = entries
  if (entries.length === 1 && (first === 'open' || first === 'closed')) return true
  return entries.every((entry) => DOMAIN.test(entry))
}

function isSafe(url: string): boolean {
  return url.startsWith('https:') || isPlainLoopback(url)
}
