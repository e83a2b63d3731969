import type { FastifyInstance } from 'fastify'
import { callLogs, RECORDING_PATH } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { acceptedBy } from '../../http/accepted.ts'
import { handle, refuseMalformedIds, withMessage } from '../../http/contract.ts'
import { record } from '../audit/record.ts'
import { exportRoute } from './export.ts'
import {
  connectToOwner,
  hangUpCall,
  requireOwnCall,
  sayToCaller,
  switchControl,
} from '../calls/live.ts'
import { notifyPresence } from '../presence/presence.ts'
import { analyse } from './analysis/service.ts'
import {
  deleteLog,
  latencyOf,
  listCallLogs,
  markLogRead,
  readCallLog,
  openRecording,
  readUnread,
} from './service.ts'

export async function callLogRoutes(app: FastifyInstance, deps: Deps) {
  exportRoute(app, deps)
  handle(app, callLogs.list, ({ query }, request) =>
    listCallLogs(deps, request.account.id, { ...query, accepted: acceptedBy(request) }),
  )
  handle(app, callLogs.read, ({ params }, { account }) => readCallLog(deps, account.id, params.id))
  handle(app, callLogs.unread, (_input, { account }) => readUnread(deps, account.id))
  handle(app, callLogs.markRead, ({ params }, { account }) =>
    markLogRead(deps, account.id, params.id),
  )
  handle(app, callLogs.analysis, ({ params }, { account }) => analyse(deps, account.id, params.id))
  handle(app, callLogs.latency, ({ params }, { account }) => latencyOf(deps, account.id, params.id))
  handle(app, callLogs.remove, async ({ params }, { actor }) =>
    withMessage(await deleteLog(deps, actor, params.id), 'Call log deleted successfully.'),
  )

  app.get<{ Params: { id: string } }>(
    RECORDING_PATH,
    { schema: { hide: true } },
    async (request, reply) => {
      refuseMalformedIds(request)
      const { account, actor, params, headers } = request
      const sound = await openRecording(deps, account.id, params.id, headers.range)
      // A player requests a recording in pieces; only the first is logged.
      if (/^(?:bytes=0-|$)/.test(headers.range ?? '')) {
        await record(deps.db, actor, { action: 'call.play_recording', subject: { id: params.id } })
      }
      return reply
        .code(sound.status)
        .headers({ ...sound.headers, 'cache-control': 'private, no-store' })
        .send(sound.body)
    },
  )

  handle(app, callLogs.switchControl, async ({ params, query }, { account, actor }) => {
    const { control, isChanged } = await switchControl(deps, account.id, params.id, query.to)
    if (isChanged) {
      await record(deps.db, actor, {
        action: control === 'admin' ? 'call.take_control' : 'call.return_control',
        subject: { id: params.id },
      })
    }
    return withMessage(
      { control },
      control === 'admin' ? 'You speak now' : 'The agent speaks again',
    )
  })
  handle(app, callLogs.say, ({ params, body }, { account }) =>
    sayToCaller(deps, account.id, params.id, body.text),
  )
  handle(app, callLogs.presence, async ({ params, body }, request) => {
    await requireOwnCall(deps, request.account.id, params.id)
    const conversationId = body.here ? params.id : null
    notifyPresence(deps, request, { tab: body.tab, conversationId, isTyping: false })
    return null
  })
  handle(app, callLogs.connect, async ({ params }, { account }) =>
    withMessage(await connectToOwner(deps, account.id, params.id), 'Your phone is ringing'),
  )
  handle(app, callLogs.hangUp, async ({ params }, { account }) =>
    withMessage(await hangUpCall(deps, account.id, params.id), 'Call ended'),
  )
}
