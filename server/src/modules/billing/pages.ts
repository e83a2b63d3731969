import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { acceptForms } from '../../http/form-body.ts'
import { requireOwnOrigin } from '../../http/origin.ts'
import { requireSession } from '../../http/session.ts'
import { isId } from '../../lib/ids.ts'
import { standInHeaders } from '../../lib/page.ts'
import { checkoutPage, portalPage, problemPage } from './page-views.ts'
import { cancelSubscription, findOwnSubscription, resumeSubscription } from './portal.ts'
import { cancel, findOwnCheckout, pay } from './purchase.ts'

type Page = FastifyRequest<{ Params: { id: string }; Body: { action?: string } }>

/** Stand-ins for the payment provider's own pages; in production there are none. */
export async function billingPages(app: FastifyInstance, deps: Deps) {
  if (deps.config.production) return
  const { appUrl } = deps.config
  acceptForms(app)
  requireOwnOrigin(app, deps)
  requireSession(app, deps)
  app.addHook('preHandler', async (request) => {
    if (!isId((request as Page).params.id)) throw new AppError(404, 'not_found', 'Not found')
  })
  const send = (reply: FastifyReply, page: string) =>
    // A form of a page that sends no referrer has no origin either.
    reply.headers({ ...standInHeaders(appUrl), 'referrer-policy': 'same-origin' }).send(page)
  const settingsOf = (agentId: string | null) =>
    agentId ? `${appUrl}/agents/${agentId}?tab=settings` : `${appUrl}/agents`

  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError)) throw error
    if (error.status === 401) return reply.redirect(`${appUrl}/auth?error=unauthenticated`)
    return send(reply.code(error.status), problemPage(error.message, `${appUrl}/agents`))
  })

  app.get('/checkout/:id', hidden, async (request, reply) => {
    const { params, user } = request as Page
    const checkout = await findOwnCheckout(deps, user.id, params.id)
    const isExpired = checkout.expiresAt <= deps.now()
    return send(reply, checkoutPage(checkout, isExpired, settingsOf(checkout.agentId)))
  })

  app.post('/checkout/:id', hidden, async (request, reply) => {
    const { params, body, user } = request as Page
    await findOwnCheckout(deps, user.id, params.id)
    if (body.action === 'pay') await pay(deps, user.id, params.id)
    if (body.action === 'cancel') await cancel(deps, user.id, params.id)
    return reply.redirect(`${appUrl}/checkout/${params.id}`, 303)
  })

  app.get('/billing/:id', hidden, async (request, reply) => {
    const { params, user } = request as Page
    const subscription = await findOwnSubscription(deps, user.id, params.id)
    return send(reply, portalPage(subscription, settingsOf(subscription.agentId)))
  })

  app.post('/billing/:id', hidden, async (request, reply) => {
    const { params, body, user } = request as Page
    if (body.action === 'cancel') await cancelSubscription(deps, user.id, params.id)
    if (body.action === 'resume') await resumeSubscription(deps, user.id, params.id)
    return reply.redirect(`${appUrl}/billing/${params.id}`, 303)
  })
}

const hidden = { schema: { hide: true } }
