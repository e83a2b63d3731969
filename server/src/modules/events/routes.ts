import type { FastifyInstance } from 'fastify'
import { BEHIND_EVENT, EVENTS_PATH, Id } from 'shared-types'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { openEventStream } from '../../http/event-stream.ts'
import { takeStream } from '../../http/stream-limit.ts'
import { tellPresence } from '../presence/presence.ts'
import { changedWithin, hearChanges, openDashboard } from './dashboards.ts'

/** The browser reconnects by itself, and shows its session again: one that ended unheard is heard of by then. */
const LONGEST_MS = 10 * 60_000
/** Of one account, on all its screens, and of one person in it. */
const MOST_TABS = 50
const MOST_OF_PERSON = 20
const LONGEST_ASKING_MS = 2 ** 40

/** The live dashboard: what changed in the account, so that it refetches at once. */
export async function eventRoutes(app: FastifyInstance, deps: Deps) {
  hearChanges(deps)
  const schema = {
    summary: 'What changes in the account, as server-sent events.',
    querystring: z.object({
      /** The window it is for, as the presence of who looks at a conversation there names it. */
      tab: z.optional(Id),
      /** For how many milliseconds it has been asking without a stream: of what changed meanwhile `behind` tells it first. */
      asking: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(LONGEST_ASKING_MS))),
    }),
  }
  app.get<{ Querystring: { tab?: string; asking?: number } }>(
    EVENTS_PATH,
    { schema },
    (request, reply) => {
      const leave = takeStream(deps, reply, [
        { limit: 'streams_of_owner', key: request.account.id, most: MOST_TABS },
        {
          limit: 'streams_of_owner',
          key: `${request.account.id} ${request.user.id}`,
          most: MOST_OF_PERSON,
        },
      ])
      const stream = openEventStream(request, reply)
      const close = openDashboard(deps, request.account.id, stream.send)
      const { tab, asking } = request.query
      const behind = asking === undefined ? [] : changedWithin(deps, request.account.id, asking)
      if (behind.length > 0) stream.send(BEHIND_EVENT, behind)
      const unheed = deps.bus.subscribe('session', ({ sessionId }) => {
        if (sessionId === request.session.id) stream.end()
      })
      // Whoever comes back fetches everything on the screen again, and shows its session.
      const unmind = deps.bus.subscribe('gap', stream.endForNow)
      const limit = setTimeout(stream.end, LONGEST_MS)
      stream.closed.addEventListener('abort', () => {
        clearTimeout(limit)
        leave()
        close()
        unheed()
        unmind()
        if (tab) tellPresence(deps, request, { tab, conversationId: null, isTyping: false })
      })
    },
  )
}
