import type { FastifyReply, FastifyRequest } from 'fastify'
import { SignInPath } from 'shared-types'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { isPlainLoopback } from '../../lib/loopback.ts'
import type { Transaction } from '../../ports/sign-in/index.ts'
import { TRANSACTION_MS } from './service.ts'

/** With the prefix no other host below the same domain can plant one, and with it a sign-in of its own. */
const cookieName = (deps: Deps) =>
  isPlainLoopback(deps.config.appUrl) ? 'nexus_sign_in' : '__Host-nexus_sign_in'

const Kept = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Whose answer it waits for: another provider's is not to be taken for it. */
  path: SignInPath,
  /** In ms since 1970. */
  until: z.number(),
})

/** In a signed cookie of this browser: who did not begin a sign-in cannot be made to finish one. */
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

/** @returns null when there is none, it is of another provider, older than it may be or somebody else wrote it. */
export function takeTransaction(
  request: FastifyRequest,
  deps: Deps,
  path: SignInPath,
): Transaction | null {
  const cookie = request.cookies[cookieName(deps)]
  const unsigned = cookie ? request.unsignCookie(cookie) : undefined
  if (!unsigned?.valid) return null
  // One of the release before says less.
  const kept = Kept.safeParse(JSON.parse(unsigned.value))
  if (!kept.success) return null
  const { until, path: begun, ...transaction } = kept.data
  return begun === path && until > deps.now().getTime() ? transaction : null
}

/** Lax: the provider's redirect is a navigation from another site. */
const options = (deps: Deps) =>
  ({
    // The prefix asks for it.
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isPlainLoopback(deps.config.appUrl),
  }) as const
