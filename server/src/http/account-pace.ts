import type { FastifyInstance } from 'fastify'
import { team } from 'shared-types'
import type { Deps } from '../deps.ts'
import { paces } from '../lib/paces.ts'
import { inTurn } from './in-turn.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Reads of this request's account wait for their turn. */
    isPaced?: boolean
  }
}

/** Limit for all screens of one account: far above what people do, far below what a script does. */
const OF_ACCOUNT = { perMinute: 1_200, inRow: 100 }
/** Limit for one person, so that nobody uses up what the other members share. */
const OF_PERSON = { perMinute: 800, inRow: 100 }
/** Routes that remove a member or change their role have no account limit: with them an owner stops a member who floods it. */
const ALWAYS_LET_IN = [team.remove, team.changeRole].map(
  ({ method, path }) => `${method} /api${path}`,
)

/** Limits how fast each account may call the routes registered on `scope` afterwards; `scope` must be one of `requireSession`. */
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
