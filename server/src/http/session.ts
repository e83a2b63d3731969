import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from 'shared-types'
import type { Deps } from '../deps.ts'
import { unauthenticated } from '../errors.ts'
import { isPlainLoopback } from '../lib/loopback.ts'
import type { Actor } from '../modules/audit/record.ts'
import { SESSION_MS, userOfSession } from '../modules/user/service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; only inside the scope of `requireSession`. */
    user: User
    /** The same person, for what is written down of what they do. */
    actor: Actor
  }
}

export const SESSION_COOKIE = 'nexus_session'

/** Every route registered on `scope` from here on needs a session. */
export function requireSession(scope: FastifyInstance, deps: Deps): void {
  scope.decorateRequest('user')
  scope.decorateRequest('actor')
  scope.addHook('onRequest', async (request: FastifyRequest) => {
    const user = await signedInUser(request, deps)
    if (!user) throw unauthenticated()
    request.user = user
    request.actor = { userId: user.id, email: user.email, address: request.ip }
  })
}

/** Who is signed in, where nobody needs to be. */
export async function signedInUser(request: FastifyRequest, deps: Deps): Promise<User | undefined> {
  const token = request.cookies[SESSION_COOKIE]
  return token ? await userOfSession(deps, token) : undefined
}

export const setSessionCookie = (reply: FastifyReply, deps: Deps, token: string) =>
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(deps), maxAge: SESSION_MS / 1000 })

export const clearSessionCookie = (reply: FastifyReply, deps: Deps) =>
  reply.clearCookie(SESSION_COOKIE, cookieOptions(deps))

/** `Secure` outside loopback, as the contract says. */
const cookieOptions = (deps: Deps) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isPlainLoopback(deps.config.appUrl),
  }) as const
