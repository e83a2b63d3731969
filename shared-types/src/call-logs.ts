import * as z from 'zod/mini'
import { Count, Id, idParams, Nothing, PageNumber } from './common.ts'
import { Looking } from './desk.ts'
import { endpoint } from './endpoint.ts'
import { CALL_LOG_PAGE, CALL_WORDS_MAX } from './limits.ts'
import { searchQuery } from './search.ts'
import { CallAnalysis, CallLatency, CallLog, CallMessage } from './call-log.ts'

export const callLogs = {
  list: endpoint({
    method: 'GET',
    path: '/call-logs',
    summary:
      'Call logs, newest first; those with the words of `q` in the caller or the transcript, or in the time it names.',
    query: z.object({
      page: PageNumber,
      limit: z._default(Count(1, 100), CALL_LOG_PAGE),
      ...searchQuery,
    }),
    response: z.object({ logs: z.array(CallLog), meta: z.object({ total: z.number() }) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/call-logs/:id',
    summary: 'A call log, wherever it stands in the list.',
    params: idParams,
    response: CallLog,
  }),
  exported: endpoint({
    method: 'GET',
    path: '/call-logs/export',
    summary: 'Call logs as CSV, a line a call; those the list finds for `q`.',
    query: z.object(searchQuery),
    response: z.string(),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/call-logs/unread',
    summary: 'The newest 100 call logs nobody has opened.',
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
  switchControl: endpoint({
    method: 'PATCH',
    path: '/call-logs/switch-control/:id',
    summary: 'Takes over a call in progress, or gives it back to the agent; with `to` only that.',
    params: idParams,
    query: z.object({ to: z.optional(z.enum(['admin', 'bot'])) }),
    response: z.object({ control: z.enum(['bot', 'admin']) }),
  }),
  say: endpoint({
    method: 'POST',
    path: '/call-logs/say/:id',
    summary: 'Words for the caller, spoken to them; only while an admin is in control.',
    params: idParams,
    body: z.object({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CALL_WORDS_MAX)),
    }),
    response: CallMessage,
  }),
  presence: endpoint({
    method: 'POST',
    path: '/call-logs/presence/:id',
    summary:
      'Tells that somebody has a call in progress open, so that they keep it while they only listen.',
    params: idParams,
    body: Looking,
    response: Nothing,
  }),
  connect: endpoint({
    method: 'POST',
    path: '/call-logs/connect/:id',
    summary: "Puts a call in progress through to the owner's verified phone.",
    params: idParams,
    response: Nothing,
  }),
  hangUp: endpoint({
    method: 'POST',
    path: '/call-logs/hang-up/:id',
    summary: 'Ends a call in progress.',
    params: idParams,
    response: Nothing,
  }),
  latency: endpoint({
    method: 'GET',
    path: '/call-logs/latency/:id',
    summary: 'How fast an agent answers on the telephone, over its last 1000 replies.',
    params: idParams,
    response: CallLatency,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/call-logs/:id',
    summary: 'Deletes a call log.',
    params: idParams,
    response: Nothing,
  }),
}
