import { errors, jwtVerify } from 'jose'
import { IDENTITY_SECONDS } from 'shared-types'
import * as z from 'zod/mini'
import { AppError } from '../../errors.ts'

/** The only accepted algorithm: what a token itself names is ignored. */
const ALGORITHM = 'HS256'
/** How far the clocks of two servers may differ. */
const TOLERATED_SECONDS = 60

/** Whether the database stores a text unchanged; otherwise two different people might become one. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0')

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.refine(isStorable))

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255), z.refine(isStorable)),
  exp: z.number(),
  name: z.optional(z.nullable(text(120))),
  email: z.optional(z.nullable(z.union([z.literal(''), text(254).check(z.email())]))),
})

/** What a website signs about its visitor. */
export type Person = { subject: string; name: string | null; email: string | null }

export type Key = { id: string; secret: string }

/**
 * The person a token names, and the secret it was signed with.
 * @throws 403 `identity_unknown` when the agent has no secret; `identity_forged`, `identity_expired`, `identity_too_long`,
 * `identity_incomplete`, with an explanation for the website's developer
 */
export async function readIdentity(
  token: string,
  keys: Key[],
  now: Date,
): Promise<{ person: Person; secretId: string }> {
  if (keys.length === 0) {
    throw refusal('unknown', 'This agent has no secret to know signed-in visitors by.')
  }
  for (const { id, secret } of keys) {
    const claims = await claimsOf(token, secret, now)
    if (claims) return { person: personOf(claims, now), secretId: id }
  }
  throw refusal('forged', 'The identity is not signed with a secret of this agent.')
}

/**
 * The claims of a token.
 * @returns undefined when it was signed with another secret
 */
async function claimsOf(token: string, secret: string, now: Date): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'exp'],
      clockTolerance: TOLERATED_SECONDS,
      currentDate: now,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return undefined
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof errors.JWTExpired)
    return refusal('expired', 'The identity has expired. Sign a new one.')
  if (error instanceof errors.JWTClaimValidationFailed)
    return refusal('incomplete', `The identity lacks a valid \`${error.claim}\`.`)
  return refusal('forged', 'The identity is not a JWT signed with HS256.')
}

function personOf(claims: unknown, now: Date): Person {
  const { data, error } = Claims.safeParse(claims)
  if (!data) {
    const claim = String(error.issues[0]?.path[0])
    throw refusal('incomplete', `The identity lacks a valid \`${claim}\`.`)
  }
  const seconds = data.exp - now.getTime() / 1000
  if (seconds > IDENTITY_SECONDS + TOLERATED_SECONDS)
    throw refusal(
      'too_long',
      'The identity may be good for one hour at most: its `exp` is further away.',
    )
  return { subject: data.sub, name: data.name || null, email: data.email || null }
}

const refusal = (what: string, sentence: string) => new AppError(403, `identity_${what}`, sentence)
