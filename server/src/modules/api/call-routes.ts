import type { FastifyInstance } from 'fastify'
import { apiCalls } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handleApi } from '../../http/api-contract.ts'
import { pageOfFound } from '../../lib/cursor.ts'
import { findOwnAgent } from '../agents/own.ts'
import { listCallLogs, pageCallLogs, readCallLog } from '../call-logs/service.ts'
import { toCall, toCallWithTranscript } from './shapes.ts'

export function callApi(app: FastifyInstance, deps: Deps): void {
  handleApi(app, apiCalls.list, async ({ query }, { account }) => {
    if (query.agent_id) await findOwnAgent(deps, account.id, query.agent_id)
    const { data, next_cursor } = await pageCallLogs(deps, account.id, query)
    return { data: data.map(toCall), next_cursor }
  })
  handleApi(app, apiCalls.search, ({ query }, { account }) =>
    pageOfFound(query, async (page) => {
      const { logs, meta } = await listCallLogs(deps, account.id, { ...query, page })
      return { data: logs.map(toCall), total: meta.total }
    }),
  )
  handleApi(app, apiCalls.read, async ({ params }, { account }) =>
    toCallWithTranscript(await readCallLog(deps, account.id, params.id)),
  )
}
