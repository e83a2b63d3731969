import { agent, call, conversation } from './requests.ts'
import type { Routes } from './types.ts'

const REPORT = { from: '2026-01-01', to: '2026-01-31', time_zone: 'UTC', group: 'day' }

/** Requests for routes about conversations and calls. */
export const TALK_ROUTES: Routes = {
  'GET /api/conversations/unread': null,
  'GET /api/conversation/:id/person': conversation,
  'DELETE /api/conversation/:id/person': conversation,
  'GET /api/call-logs/:id/person': call,
  'DELETE /api/call-logs/:id/person': call,
  'POST /api/conversation/transcript/:id': (owner) => ({
    ...conversation(owner),
    body: { to: 'me' },
  }),
  'GET /api/conversation/mail/:id': ({ receivedMailId }) => ({ params: { id: receivedMailId } }),
  'GET /api/conversations/admin': null,
  'GET /api/conversations/export': null,
  'GET /api/conversation/messages/admin/:id': conversation,
  'PATCH /api/conversation/switchControl/:id': conversation,
  'POST /api/conversation/:id/files': ({ conversationId }) => ({
    params: { id: conversationId },
    form: { id: 'mine' },
  }),
  'GET /api/conversation/:id/files/:fileId': ({ conversationId, fileId }) => ({
    params: { id: conversationId, fileId },
  }),
  'POST /api/conversation/process/:id': (owner) => ({
    ...conversation(owner),
    body: { response: 'Hello' },
  }),
  'POST /api/conversation/typing/:id': conversation,
  'GET /api/conversations/counts': null,
  'PATCH /api/conversation/resolved/:id': (owner) => ({
    ...conversation(owner),
    body: { resolved: true },
  }),
  'PATCH /api/conversation/assignee/:id': (owner) => ({
    ...conversation(owner),
    body: { person_id: owner.memberId },
  }),
  'POST /api/conversation/presence/:id': (owner) => ({
    ...conversation(owner),
    body: { tab: owner.conversationId, here: true },
  }),
  'GET /api/inbox/settings': null,
  'PATCH /api/inbox/settings': null,
  'PATCH /api/conversation/mark-read/:id': conversation,
  'DELETE /api/conversation/:id': conversation,
  'GET /api/conversation/notes/:id': conversation,
  'POST /api/conversation/notes/:id': (owner) => ({
    ...conversation(owner),
    body: { text: 'Call her back', mentions: [], client_id: 'from-elsewhere' },
  }),
  'DELETE /api/conversation/note/:id': ({ noteId }) => ({ params: { id: noteId } }),
  'POST /api/conversation/suggest/:id': conversation,
  'POST /api/conversation/summary/:id': conversation,
  'GET /api/conversation/rating/:id': conversation,
  'GET /api/conversation/others/:id': conversation,
  'GET /api/conversation/why/:id/:messageId': ({ conversationId, receivedMailId }) => ({
    params: { id: conversationId, messageId: receivedMailId },
  }),
  'GET /api/call-logs/why/:id/:lineId': ({ callId, callLineId }) => ({
    params: { id: callId, lineId: callLineId },
  }),
  'GET /api/ratings': null,
  'GET /api/appointment/:id/calendar': ({ appointmentId }) => ({ params: { id: appointmentId } }),
  'PATCH /api/appointment/:id': ({ appointmentId }) => ({
    params: { id: appointmentId },
    body: { settled: true },
  }),
  'GET /api/call-logs': null,
  'GET /api/call-logs/export': null,
  'GET /api/leads/export': null,
  'GET /api/reports': ({ agentId }) => ({ query: { ...REPORT, agent_id: agentId } }),
  'GET /api/reports/export': ({ agentId }) => ({ query: { ...REPORT, agent_id: agentId } }),
  'GET /api/call-logs/unread': null,
  'GET /api/call-logs/:id': call,
  'PATCH /api/call-logs/mark-read/:id': call,
  'GET /api/call-logs/analysis/:id': call,
  'GET /api/call-logs/recording/:id': call,
  'GET /api/call-logs/latency/:id': agent,
  'PATCH /api/call-logs/switch-control/:id': call,
  'POST /api/call-logs/say/:id': (owner) => ({ ...call(owner), body: { text: 'Hello' } }),
  'POST /api/call-logs/presence/:id': (owner) => ({
    ...call(owner),
    body: { tab: owner.callId, here: true },
  }),
  'POST /api/call-logs/connect/:id': call,
  'POST /api/call-logs/hang-up/:id': call,
  'DELETE /api/call-logs/:id': call,
}
