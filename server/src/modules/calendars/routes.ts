import type { FastifyInstance } from 'fastify'
import { calendars, reaches } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { actorOf, sessionOf } from '../../http/session.ts'
import { connectCalendar } from './connect.ts'
import { beginGoogle, finishGoogle } from './google.ts'
import { chooseCalendar, disconnectCalendar, readCalendar, readChoices } from './service.ts'

export async function calendarRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, calendars.read, ({ params }, { account }) =>
    readCalendar(deps, { userId: account.id, agentId: params.id }),
  )
  handle(app, calendars.choices, async ({ params }, { account }) => ({
    choices: await readChoices(deps, { userId: account.id, agentId: params.id }),
  }))
  handle(app, calendars.connect, async ({ params, body }, { actor }) =>
    withMessage(await connectCalendar(deps, actor, params.id, body), 'Calendar connected'),
  )
  handle(app, calendars.google, async ({ params }, { session }) => ({
    url: await beginGoogle(deps, { session, agentId: params.id }),
  }))
  handle(app, calendars.choose, async ({ params, body }, { actor }) =>
    withMessage(await chooseCalendar(deps, actor, params.id, body.calendar), 'Calendar chosen'),
  )
  handle(app, calendars.disconnect, async ({ params }, { actor }) =>
    withMessage(await disconnectCalendar(deps, actor, params.id), 'Calendar disconnected'),
  )
}

/** A navigation of the browser, not an API call: it redirects to a fixed page of the app. */
export async function calendarCallback(app: FastifyInstance, deps: Deps) {
  app.get(
    '/calendars/google/callback',
    { schema: { summary: 'Comes back from Google with a calendar.' } },
    async (request, reply) => {
      const { appUrl } = deps.config
      const session = await sessionOf(request, deps)
      if (!session) return reply.redirect(`${appUrl}/auth`)
      if (!reaches(session.account.role, 'admin')) return reply.redirect(`${appUrl}/agents`)
      const came = new URL(request.url, 'http://_').searchParams
      const back = await finishGoogle(deps, { session, actor: actorOf(request, session), came })
      if (!back) return reply.redirect(`${appUrl}/agents`)
      const { agentId, outcome } = back
      return reply.redirect(`${appUrl}/agents/${agentId}?tab=integrations&calendar=${outcome}`)
    },
  )
}
