import type { FastifyInstance } from 'fastify'
import { team } from 'shared-types'
import type { Deps } from '../deps.ts'
import { paces } from '../lib/paces.ts'
import { inTurn } from './in-turn.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What its account reads takes turns. */
    isPaced?: boolean
  }
}

/** Of all the screens of one account: far above what people do, far below what a script does. */
const OF_ACCOUNT = { perMinute: 1_200, inRow: 100 }
/** Of one person in it, so that nobody uses up what the others share. */
const OF_PERSON = { perMinute: 800, inRow: 100 }
/** Whoever floods is put out by these, however busy the account is. */
const ALWAYS_LET_IN = [team.remove, team.changeRole].map(
  ({ method, path }) => `${method} /api${path}`,
)

/** Lets each account ask every route registered on `scope` from here on bit by bit; the scope is one of `requireSession`. */
export function paceAccounts(scope: FastifyInstance, deps: Deps): void {
  if (!deps.config.rateLimit) return
  const turn = paces()
  scope.decorateRequest('isPaced', true)
  scope.addHook('onRequest', (request, reply) => {
    const { account, user, method, routeOptions } = request
    const ofPerson = { key: `${account.id} ${user.id}`, ...OF_PERSON }
    const isLetIn = ALWAYS_LET_IN.includes(`${method} ${routeOptions.url}`)
    return inTurn(deps, reply, turn, [
      ofPerson,
      ...(isLetIn ? [] : [{ key: account.id, ...OF_ACCOUNT }]),
    ])
  })
}
