import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuthErrorCode } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { clearSessionCookie, SESSION_COOKIE, setSessionCookie } from '../../http/session.ts'
import { isLoopbackName } from '../../lib/loopback.ts'
import { signOut } from '../user/service.ts'
import { beginSignIn, finishSignIn } from './service.ts'
import { clearTransaction, keepTransaction, takeTransaction } from './transaction.ts'

/** Navigations of the browser, not calls: each answers with a redirect to a fixed place of the app. */
export async function authRoutes(app: FastifyInstance, deps: Deps) {
  const failed = (reply: FastifyReply, error: AuthErrorCode) =>
    reply.redirect(`${deps.config.appUrl}/auth?error=${error}`)

  app.get(
    '/auth/google',
    { schema: { summary: 'Leaves for the sign-in page.' } },
    async (request, reply) => {
      const detour = sameNameAsApp(request, deps)
      if (detour) return reply.redirect(detour)
      const begun = await beginSignIn(deps)
      if (!begun) return failed(reply, 'google_auth_failed')
      keepTransaction(reply, deps, begun.transaction)
      return reply.redirect(begun.url)
    },
  )

  app.get(
    '/auth/google/callback',
    { schema: { summary: 'Comes back from the sign-in page.' } },
    async (request, reply) => {
      const transaction = takeTransaction(request, deps)
      clearTransaction(reply, deps)
      const result = await finishSignIn(deps, new URL(request.url, 'http://_').search, transaction)
      if ('error' in result) return failed(reply, result.error)
      await endSession(request, deps)
      setSessionCookie(reply, deps, result.token)
      return reply.redirect(`${deps.config.appUrl}/dashboard`)
    },
  )

  app.get('/auth/logout', { schema: { summary: 'Ends the session.' } }, async (request, reply) => {
    await endSession(request, deps)
    clearSessionCookie(reply, deps)
    return reply.redirect(`${deps.config.appUrl}/auth`)
  })
}

async function endSession(request: FastifyRequest, deps: Deps) {
  const token = request.cookies[SESSION_COOKIE]
  if (token) await signOut(deps, token)
}

/**
 * Somebody who opened 127.0.0.1 comes back from the provider to localhost, where the browser holds no cookie of theirs: they start
 * there instead. `app=1` keeps a proxy that changes the host from sending them round in circles.
 */
function sameNameAsApp(request: FastifyRequest, deps: Deps): string | undefined {
  const app = new URL(deps.config.appUrl)
  const names = [request.hostname, app.hostname]
  const isDetour = (request.query as { app?: string }).app !== undefined
  if (isDetour || names[0] === names[1] || !names.every(isLoopbackName)) return undefined
  return `${deps.config.appUrl}/api/auth/google?app=1`
}
