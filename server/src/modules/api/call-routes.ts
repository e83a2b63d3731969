import type { FastifyInstance } from 'fastify'
import { apiCalls } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handleApi } from '../../http/api-contract.ts'
import { pageCallLogs, readCallLog } from '../call-logs/service.ts'
import { toCall, toCallWithTranscript } from './shapes.ts'

export function callApi(app: FastifyInstance, deps: Deps): void {
  handleApi(app, apiCalls.list, async ({ query }, { account }) => {
    const { data, next_cursor } = await pageCallLogs(deps, account.id, query)
    return { data: data.map(toCall), next_cursor }
  })
  handleApi(app, apiCalls.read, async ({ params }, { account }) =>
    toCallWithTranscript(await readCallLog(deps, account.id, params.id)),
  )
}
