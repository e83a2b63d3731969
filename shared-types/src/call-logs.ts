import * as z from 'zod/mini'
import { AgentType } from './agents.ts'
import { Id, idParams, Nothing, Sentiment, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { CALL_LOG_PAGE } from './limits.ts'

export const CallAnalysis = z.object({
  sentiment: z.string(),
  /** 0 to 100. */
  confidence: z.number(),
  suggested_action: z.string(),
  type: Sentiment,
  red_flags: z.union([z.string(), z.array(z.string())]),
})
export type CallAnalysis = z.infer<typeof CallAnalysis>

export const CallMessage = z.object({
  id: Id,
  /** `user` is the caller; anything else is the agent. */
  entity_type: z.string(),
  content: z.string(),
  created_at: Timestamp,
})
export type CallMessage = z.infer<typeof CallMessage>

export const CallLog = z.object({
  id: Id,
  created_at: Timestamp,
  from_number: z.string(),
  caller_country: z.nullable(z.string()),
  caller_state: z.nullable(z.string()),
  zip_code: z.nullable(z.string()),
  read: z.boolean(),
  agent: z.object({ id: Id, name: z.string(), type: AgentType }),
  logEntry: z.nullable(
    z.object({
      callerName: z.nullable(z.string()),
      callReason: z.nullable(z.string()),
      referral: z.nullable(z.string()),
    }),
  ),
  analysis: z.nullable(CallAnalysis),
  messages: z.array(CallMessage),
})
export type CallLog = z.infer<typeof CallLog>

export const callLogs = {
  list: endpoint({
    method: 'GET',
    path: '/call-logs',
    summary: 'Call logs, newest first.',
    query: z.object({
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)),
        CALL_LOG_PAGE,
      ),
    }),
    response: z.object({ logs: z.array(CallLog), meta: z.object({ total: z.number() }) }),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/call-logs/unread',
    summary: 'Call logs nobody has opened.',
    response: z.array(z.object({ id: Id })),
  }),
  markRead: endpoint({
    method: 'PATCH',
    path: '/call-logs/mark-read/:id',
    summary: 'Marks a call log read.',
    params: idParams,
    response: Nothing,
  }),
  analysis: endpoint({
    method: 'GET',
    path: '/call-logs/analysis/:id',
    summary: 'What to make of a call; made once and kept.',
    params: idParams,
    response: CallAnalysis,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/call-logs/:id',
    summary: 'Deletes a call log.',
    params: idParams,
    response: Nothing,
  }),
}
