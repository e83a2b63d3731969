import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from '../common.ts'
import { CallSignal, CallStage, Lead } from '../call-log.ts'
import { ApiSpeaker } from './conversations.ts'
import { apiEndpoint, apiFilters, apiPage, apiSearch, pageOf } from './endpoint.ts'

/** What an agent that screens decided to do with a call. */
export const ApiCallDecision = z.enum(['connect', 'take_message', 'end'])
export type ApiCallDecision = z.infer<typeof ApiCallDecision>

export const ApiCall = z.object({
  id: Id,
  agent_id: Id,
  channel: z.enum(['phone', 'browser']),
  /** The caller's number as E.164, or `anonymous`, or `client:…` for a call from the browser. */
  from: z.string(),
  /** The name the caller gave, or else the one of the address book. */
  caller_name: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  stage: CallStage,
  /** What the agent decided to do with the call; null where it does not screen calls. */
  decision: z.nullable(ApiCallDecision),
  /** Why: each speaks for (`weight` above 0) or against putting the call through. */
  signals: z.array(CallSignal),
  /** What a sales agent learnt about the caller. */
  lead: z.nullable(Lead),
  started_at: Timestamp,
  /** Length in seconds; null while the call goes on. */
  duration: z.nullable(z.number()),
})
export type ApiCall = z.infer<typeof ApiCall>

export const ApiCallWithTranscript = z.extend(ApiCall, {
  /** What was said, in order. */
  transcript: z.array(
    z.object({ id: Id, from: ApiSpeaker, text: z.string(), created_at: Timestamp }),
  ),
})
export type ApiCallWithTranscript = z.infer<typeof ApiCallWithTranscript>

export const apiCalls = {
  list: apiEndpoint({
    method: 'GET',
    path: '/v1/calls',
    operation: 'listCalls',
    tag: 'Calls',
    scope: 'calls:read',
    summary: 'Calls, the newest first.',
    query: z.object({ ...apiPage, decision: z.optional(ApiCallDecision), ...apiFilters }),
    response: pageOf(ApiCall),
  }),
  search: apiEndpoint({
    method: 'GET',
    path: '/v1/calls/search',
    operation: 'searchCalls',
    tag: 'Calls',
    scope: 'calls:read',
    summary:
      'Calls in which words were said, or whose caller has them in the name or the number, the newest first.',
    query: z.object(apiSearch),
    response: pageOf(ApiCall),
  }),
  read: apiEndpoint({
    method: 'GET',
    path: '/v1/calls/:id',
    operation: 'readCall',
    tag: 'Calls',
    scope: 'calls:read',
    summary: 'One call with its transcript.',
    params: idParams,
    response: ApiCallWithTranscript,
  }),
}
