import type { FastifyInstance } from 'fastify'
import { BEHIND_EVENT, type DashboardEventName, EVENTS_PATH, Id } from 'shared-types'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { openEventStream } from '../../http/event-stream.ts'
import { takeStream } from '../../http/stream-limit.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { notifyPresence } from '../presence/presence.ts'
import { changedWithin, hearChanges, openDashboard } from './dashboards.ts'

/** The browser then reconnects by itself and authenticates again, which ends streams of sessions whose end was missed. */
const LONGEST_MS = 10 * MINUTE_MS
/** The most streams of one account, on all its screens, and of one person in it. */
const MAX_TABS = 50
const MAX_PER_PERSON = 20
const LONGEST_ASKING_MS = 2 ** 40

/** The stream of changes in an account, after which a dashboard reloads what is affected. */
export async function eventRoutes(app: FastifyInstance, deps: Deps) {
  hearChanges(deps)
  const schema = {
    summary: 'What changes in the account, as server-sent events.',
    querystring: z.object({
      /** Id of the window, as in the presence of people in conversations. */
      tab: z.optional(Id),
      /** How many milliseconds ago the page began to load without a stream; `behind` then reports what has changed meanwhile. */
      asking: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(LONGEST_ASKING_MS))),
    }),
  }
  app.get<{ Querystring: { tab?: string; asking?: number } }>(
    EVENTS_PATH,
    { schema },
    (request, reply) => {
      const leave = takeStream(deps, reply, [
        { limit: 'streams_of_owner', key: request.account.id, most: MAX_TABS },
        {
          limit: 'streams_of_owner',
          key: `${request.account.id} ${request.user.id}`,
          most: MAX_PER_PERSON,
        },
      ])
      const stream = openEventStream(request, reply)
      const close = openDashboard(deps, request.account.id, stream.send)
      const { tab, asking } = request.query
      const behind = asking === undefined ? [] : changedWithin(deps, request.account.id, asking)
      if (behind.length > 0) stream.send(BEHIND_EVENT, behind)
      const unsubscribe = deps.bus.subscribe('session', ({ sessionId, isRemoved }) => {
        if (sessionId !== request.session.id) return
        if (isRemoved) stream.send(BEHIND_EVENT, ['team'] satisfies DashboardEventName[])
        stream.end()
      })
      // Events were missed: the dashboard reconnects, reloads everything on the screen and authenticates again.
      const unmind = deps.bus.subscribe('gap', stream.endForNow)
      const limit = setTimeout(stream.end, LONGEST_MS)
      stream.closed.addEventListener('abort', () => {
        clearTimeout(limit)
        leave()
        close()
        unsubscribe()
        unmind()
        if (tab) notifyPresence(deps, request, { tab, conversationId: null, isTyping: false })
      })
    },
  )
}
