import type { FastifyInstance } from 'fastify'
import { assist } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { suggestReply } from './suggest.ts'
import { summarize } from './summarize.ts'

export async function assistRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, assist.suggest, ({ params }, { account }) =>
    suggestReply(deps, account.id, params.id),
  )
  handle(app, assist.summarize, ({ params }, { account }) => summarize(deps, account.id, params.id))
}
