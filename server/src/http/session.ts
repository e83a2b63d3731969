import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from 'shared-types'
import type { Deps } from '../deps.ts'
import { unauthenticated } from '../errors.ts'
import { isPlainLoopback } from '../lib/loopback.ts'
import type { Actor } from '../modules/audit/record.ts'
import type { Account } from '../modules/sessions/store.ts'
import { type Device, findSession, type Session, SESSION_MS } from '../modules/sessions/service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Only inside the scope of `requireSession`, as the three below. */
    session: Session
    /** Who is signed in. */
    user: User
    /** Where they work: what they read and change is this account's. */
    account: Account
    /** The same person in that account, for what is written down of what they do. */
    actor: Actor
  }
}

/** Where there is no https, as on loopback, and what the release before called it everywhere. */
const PLAIN_COOKIE = 'nexus_session'
/** The prefix is the browser's word that this very host set it: another one below the same domain cannot. */
const HOST_COOKIE = '__Host-nexus_session'

/** Every route registered on `scope` from here on needs a session. */
export function requireSession(scope: FastifyInstance, deps: Deps): void {
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

/** Of who is signed in, where nobody needs to be. */
export async function sessionOf(request: FastifyRequest, deps: Deps): Promise<Session | undefined> {
  const { [HOST_COOKIE]: ours, [PLAIN_COOKIE]: plain } = request.cookies
  const find = (token: string) => findSession(deps, token, request.ip)
  if (isPlainLoopback(deps.config.appUrl)) return plain ? find(plain) : undefined
  const session = ours && (await find(ours))
  if (session || !plain) return session || undefined
  // Whoever can plant this name could sign somebody in as themselves: only sessions from before it changed are held by it.
  const former = await find(plain)
  return former?.isFormer ? former : undefined
}

const actorOf = (request: FastifyRequest, { user, account }: Session): Actor => ({
  userId: account.id,
  email: user.email,
  address: request.ip,
})

/** Of what somebody does with their own sessions, which is written down in the account they made. */
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

/** `Secure` outside loopback, as the contract says. */
const cookieOptions = (deps: Deps) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isPlainLoopback(deps.config.appUrl),
  }) as const
