import type { FastifyInstance } from 'fastify'
import { install } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { untilGone } from '../../http/until-gone.ts'
import { checkInstall } from './check.ts'
import { endLink, makeLink, readLink, readSheet } from './links.ts'

export async function installRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, install.check, ({ params, body }, { account }, reply) =>
    checkInstall(deps, account.id, { agentId: params.id, url: body.url }, untilGone(reply)),
  )
  handle(app, install.link, ({ params }, { account }) => readLink(deps, account.id, params.id))
  handle(app, install.makeLink, ({ params }, { actor }) => makeLink(deps, actor, params.id))
  handle(app, install.endLink, async ({ params }, { actor }) =>
    withMessage(await endLink(deps, actor, params.id), 'The link shows nothing any more'),
  )
}

/** The page for somebody who has a link but no session. */
export async function installSheetRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, install.sheet, ({ query }) => readSheet(deps, query.code))
}
