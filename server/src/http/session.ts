import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from 'shared-types'
import type { Deps } from '../deps.ts'
import { unauthenticated } from '../errors.ts'
import { describeSecurity } from './describe-security.ts'
import { isPlainLoopback } from '../lib/loopback.ts'
import type { Actor } from '../modules/audit/record.ts'
import { type Device, findSession, type Session, SESSION_MS } from '../modules/sessions/service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set only within the scope of `requireSession`, like the three below. */
    session: Session
    /** The signed-in person. */
    user: User
    /** The account they work in: everything they read or change belongs to it. */
    account: Session['account']
    /** The same person and account, for entries of the audit log. */
    actor: Actor
  }
}

/** Cookie name where there is no https, such as on loopback. The previous release used it everywhere. */
const PLAIN_COOKIE = 'nexus_session'
/** Browsers accept a cookie with this prefix only from this very host, so that another host of the domain cannot set it. */
const HOST_COOKIE = '__Host-nexus_session'

/** Requires a session for every route registered on `scope` from here on. */
export function requireSession(scope: FastifyInstance, deps: Deps): void {
  describeSecurity(scope, 'session')
  scope.decorateRequest('session')
  scope.decorateRequest('user')
  scope.decorateRequest('account')
  scope.decorateRequest('actor')
  scope.addHook('onRequest', async (request: FastifyRequest) => {
    const session = await sessionOf(request, deps)
    if (!session) throw unauthenticated()
    request.session = session
    request.user = session.user
    request.account = session.account
    request.actor = actorOf(request, session)
  })
}

/** The session of a request, for routes that also answer without one. */
export async function sessionOf(request: FastifyRequest, deps: Deps): Promise<Session | undefined> {
  const { [HOST_COOKIE]: ours, [PLAIN_COOKIE]: plain } = request.cookies
  const find = (token: string) => findSession(deps, token, request.ip)
  if (isPlainLoopback(deps.config.appUrl)) return plain ? find(plain) : undefined
  const session = ours && (await find(ours))
  if (session || !plain) return session || undefined
  // Another host of the domain can set a cookie of this name and so sign people in to a foreign account. It counts only for
  // sessions that began before the name changed.
  const former = await find(plain)
  return former?.isFormer ? former : undefined
}

/** The actor for what somebody does in the account they work in. */
export const actorOf = (request: FastifyRequest, { user, account }: Session): Actor => ({
  userId: account.id,
  email: user.email,
  address: request.ip,
})

/** The actor for what people do to their own sessions: it is logged in the account they founded. */
export const ownActorOf = (request: FastifyRequest, { user }: Session): Actor => ({
  userId: user.id,
  email: user.email,
  address: request.ip,
})

export const deviceOf = ({ headers, ip }: FastifyRequest): Device => ({
  userAgent: headers['user-agent'] ?? '',
  address: ip,
})

export const sessionCookieName = ({ config }: Pick<Deps, 'config'>): string =>
  isPlainLoopback(config.appUrl) ? PLAIN_COOKIE : HOST_COOKIE

export function setSessionCookie(reply: FastifyReply, deps: Deps, token: string): void {
  const options = cookieOptions(deps)
  const name = sessionCookieName(deps)
  reply.setCookie(name, token, { ...options, maxAge: SESSION_MS / 1000 })
  if (name !== PLAIN_COOKIE) reply.clearCookie(PLAIN_COOKIE, options)
}

export function clearSessionCookie(reply: FastifyReply, deps: Deps): void {
  for (const name of new Set([PLAIN_COOKIE, sessionCookieName(deps)])) {
    reply.clearCookie(name, cookieOptions(deps))
  }
}

/** `Secure` everywhere except on loopback. */
const cookieOptions = (deps: Deps) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isPlainLoopback(deps.config.appUrl),
  }) as const
