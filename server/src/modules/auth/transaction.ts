import type { FastifyReply, FastifyRequest } from 'fastify'
import { SignInPath } from 'shared-types'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { isPlainLoopback } from '../../lib/loopback.ts'
import type { Transaction } from '../../ports/sign-in/index.ts'
import { TRANSACTION_MS } from './service.ts'

/** With the prefix, another host below the same domain cannot set this cookie and so smuggle in a sign-in of its own. */
const cookieName = (deps: Deps) =>
  isPlainLoopback(deps.config.appUrl) ? 'nexus_sign_in' : '__Host-nexus_sign_in'

const Kept = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The provider whose answer is expected, so that another provider's is not accepted. */
  path: SignInPath,
  /** In ms since 1970. */
  until: z.number(),
})

/** Stores the sign-in in a signed cookie, so that only the browser that began it can finish it. */
export function keepTransaction(
  reply: FastifyReply,
  deps: Deps,
  path: SignInPath,
  transaction: Transaction,
): void {
  const kept = { ...transaction, path, until: deps.now().getTime() + TRANSACTION_MS }
  reply.setCookie(cookieName(deps), JSON.stringify(kept), {
    ...options(deps),
    signed: true,
    maxAge: TRANSACTION_MS / 1000,
  })
}

export const clearTransaction = (reply: FastifyReply, deps: Deps) =>
  reply.clearCookie(cookieName(deps), options(deps))

/** @returns null when there is none, it is for another provider, has expired or is not signed by us. */
export function takeTransaction(
  request: FastifyRequest,
  deps: Deps,
  path: SignInPath,
): Transaction | null {
  const cookie = request.cookies[cookieName(deps)]
  const unsigned = cookie ? request.unsignCookie(cookie) : undefined
  if (!unsigned?.valid) return null
  // A cookie of the previous release has fewer fields.
  const kept = Kept.safeParse(JSON.parse(unsigned.value))
  if (!kept.success) return null
  const { until, path: begun, ...transaction } = kept.data
  return begun === path && until > deps.now().getTime() ? transaction : null
}

/** Lax, because the provider's redirect is a navigation from another site. */
const options = (deps: Deps) =>
  ({
    // Required by the cookie's prefix.
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isPlainLoopback(deps.config.appUrl),
  }) as const
