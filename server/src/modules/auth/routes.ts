import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auth, type AuthErrorCode, type SignInPath } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { isOwnNavigation } from '../../http/origin.ts'
import {
  ownActorOf,
  clearSessionCookie,
  deviceOf,
  sessionOf,
  setSessionCookie,
} from '../../http/session.ts'
import { isLoopbackName } from '../../lib/loopback.ts'
import { signOut } from '../sessions/service.ts'
import { beginSignIn, finishSignIn, providerAt, readOptions } from './service.ts'
import { clearTransaction, keepTransaction, takeTransaction } from './transaction.ts'

/** Navigations of the browser, not API calls: each but the first redirects to a fixed page of the app. */
export async function authRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, auth.options, () => readOptions(deps))
  for (const path of ['google', 'openid'] as const) signInRoutes(app, deps, path)

  app.get('/auth/logout', { schema: { summary: 'Ends the session.' } }, async (request, reply) => {
    // A request from another site, such as an image or a link, must not sign anybody out.
    if (!isOwnNavigation(request, deps.config)) {
      return reply.redirect(`${deps.config.appUrl}/settings/access`)
    }
    await endSession(request, deps)
    clearSessionCookie(reply, deps)
    return reply.redirect(`${deps.config.appUrl}/auth`)
  })
}

function signInRoutes(app: FastifyInstance, deps: Deps, path: SignInPath): void {
  const provider = providerAt(deps, path)
  const failed = (reply: FastifyReply, error: AuthErrorCode) =>
    reply.redirect(`${deps.config.appUrl}/auth?error=${error}`)

  app.get(
    `/auth/${path}`,
    { schema: { summary: 'Leaves for the sign-in page.' } },
    async (request, reply) => {
      const detour = sameNameAsApp(request, deps, path)
      if (detour) return reply.redirect(detour)
      const begun = await beginSignIn(deps, provider)
      if (!begun) return failed(reply, 'google_auth_failed')
      keepTransaction(reply, deps, provider.path, begun.transaction)
      return reply.redirect(begun.url)
    },
  )

  app.get(
    `/auth/${path}/callback`,
    { schema: { summary: 'Comes back from the sign-in page.' } },
    async (request, reply) => {
      const transaction = takeTransaction(request, deps, path)
      clearTransaction(reply, deps)
      const callback = new URL(request.url, 'http://_').search
      const back = { callback, transaction, device: deviceOf(request) }
      const result = await finishSignIn(deps, provider, back)
      if ('error' in result) return failed(reply, result.error)
      await endSession(request, deps)
      setSessionCookie(reply, deps, result.token)
      return reply.redirect(`${deps.config.appUrl}/dashboard`)
    },
  )
}

async function endSession(request: FastifyRequest, deps: Deps) {
  const session = await sessionOf(request, deps)
  if (session) await signOut(deps, ownActorOf(request, session), session)
}

/**
 * The redirect for somebody who opened 127.0.0.1: the provider returns to localhost, where the browser would not have the cookie, so the
 * sign-in is started there. `app=1` prevents an endless loop behind a proxy that changes the host.
 */
function sameNameAsApp(request: FastifyRequest, deps: Deps, path: SignInPath): string | undefined {
  const app = new URL(deps.config.appUrl)
  const names = [request.hostname, app.hostname]
  const isDetour = (request.query as { app?: string }).app !== undefined
  if (isDetour || names[0] === names[1] || !names.every(isLoopbackName)) return undefined
  return `${deps.config.appUrl}/api/auth/${path}?app=1`
}
