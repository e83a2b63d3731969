import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { inTurn, paces } from './paces.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What its account reads takes turns. */
    isPaced?: boolean
  }
}

/** Of all the screens of one account: far above what people do, far below what a script does. */
const PER_MINUTE = 1_200
const IN_ROW = 100

/** Lets each account ask every route registered on `scope` from here on bit by bit; the scope is one of `requireSession`. */
export function paceAccounts(scope: FastifyInstance, deps: Deps): void {
  if (!deps.config.rateLimit) return
  const turn = paces()
  scope.decorateRequest('isPaced', true)
  scope.addHook('onRequest', ({ account }, reply) =>
    inTurn(deps, reply, turn, [{ key: account.id, perMinute: PER_MINUTE, inRow: IN_ROW }]),
  )
}
