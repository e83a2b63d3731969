import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { isPlainLoopback } from '../../lib/loopback.ts'
import type { Transaction } from '../../ports/google/index.ts'
import { TRANSACTION_MS } from './service.ts'

const COOKIE = 'nexus_sign_in'

const Kept = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** In ms since 1970. */
  until: z.number(),
})

/** In a signed cookie of this browser: who did not begin a sign-in cannot be made to finish one. */
export function keepTransaction(reply: FastifyReply, deps: Deps, transaction: Transaction): void {
  const kept = { ...transaction, until: deps.now().getTime() + TRANSACTION_MS }
  reply.setCookie(COOKIE, JSON.stringify(kept), {
    ...options(deps),
    signed: true,
    maxAge: TRANSACTION_MS / 1000,
  })
}

export const clearTransaction = (reply: FastifyReply, deps: Deps) =>
  reply.clearCookie(COOKIE, options(deps))

/** @returns null when there is none, it is older than it may be or somebody else wrote it. */
export function takeTransaction(request: FastifyRequest, deps: Deps): Transaction | null {
  const cookie = request.cookies[COOKIE]
  const unsigned = cookie ? request.unsignCookie(cookie) : undefined
  if (!unsigned?.valid) return null
  const { until, ...transaction } = Kept.parse(JSON.parse(unsigned.value))
  return until > deps.now().getTime() ? transaction : null
}

/** Lax: the provider's redirect is a navigation from another site. */
const options = (deps: Deps) =>
  ({
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isPlainLoopback(deps.config.appUrl),
  }) as const
