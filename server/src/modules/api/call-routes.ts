import type { FastifyInstance } from 'fastify'
import { type ApiCall, apiCalls, type ApiSpeaker, type CallLog } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handleApi } from '../../http/api-contract.ts'
import { pageCallLogs, readCallLog } from '../call-logs/service.ts'

export function callApi(app: FastifyInstance, deps: Deps): void {
  handleApi(app, apiCalls.list, async ({ query }, { account }) => {
    const { data, next_cursor } = await pageCallLogs(deps, account.id, query)
    return { data: data.map(toCall), next_cursor }
  })
  handleApi(app, apiCalls.read, async ({ params }, { account }) => {
    const log = await readCallLog(deps, account.id, params.id)
    const transcript = log.messages.map(({ id, entity_type, content, created_at }) => ({
      id,
      from: SPEAKERS[entity_type] ?? 'agent',
      text: content,
      created_at,
    }))
    return { ...toCall(log), transcript }
  })
}

const SPEAKERS: Record<string, ApiSpeaker> = { user: 'customer', admin: 'person' }

const toCall = (log: CallLog): ApiCall => ({
  id: log.id,
  agent_id: log.agent.id,
  channel: log.channel ?? 'phone',
  from: log.from_number,
  caller_name: log.logEntry?.callerName ?? log.contact ?? null,
  reason: log.logEntry?.callReason ?? null,
  stage: log.stage ?? 'ended',
  decision: log.decision ?? null,
  signals: log.signals ?? [],
  lead: log.lead ?? null,
  started_at: log.created_at,
  duration: log.duration ?? null,
})
