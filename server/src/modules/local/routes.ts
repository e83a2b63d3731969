import type { FastifyInstance } from 'fastify'
import { local, localCall } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { forwardCheck } from '../calls/forwarding-check/service.ts'
import { readMessages } from './service.ts'
import { changeGroup, createGroup, readGroup, readGroups, sayInGroup } from './telegram.ts'

/** What only an installation with stand-ins has. */
export async function localRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, localCall.forwardCheck, ({ params }, { user }) =>
    forwardCheck(deps, user.id, params.id),
  )
  handle(app, local.messages, (_input, { user }) => readMessages(deps, user.id))
  handle(app, local.groups, (_input, { user }) => readGroups(deps, user.id))
  handle(app, local.createGroup, ({ body }, { user }) => createGroup(deps, user.id, body.title))
  handle(app, local.groupMessages, ({ params }, { user }) => readGroup(deps, user.id, params.id))
  handle(app, local.sayInGroup, ({ params, body }, { user }) =>
    sayInGroup(deps, user.id, params.id, body),
  )
  handle(app, local.changeGroup, ({ params, body }, { user }) =>
    changeGroup(deps, user.id, params.id, body),
  )
}
