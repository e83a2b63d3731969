import type { AuditAction, AuditEntry } from 'shared-types'
import { beforeAll, describe, expect, it } from 'vitest'
import { anAccountWithEverything } from '../../test/belongings.ts'
import { callRoute } from '../../test/call-route.ts'
import { API } from '../../test/isolation/api-routes.ts'
import type { Belongings, Request } from '../../test/isolation/types.ts'
import { SIGNED_IN } from '../../test/isolation-table.ts'
import { buildTestApp } from '../../test/test-app.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
beforeAll(async () => {
  test = await buildTestApp()
})

/** The entry that each important call must leave. */
const RECORDED: Record<string, AuditAction> = {
  'DELETE /api/user/sessions/:id': 'session.end_one',
  'PATCH /api/user/letters': 'letters.change',
  'POST /api/agent': 'agent.create',
  'PATCH /api/agent/activate/:id': 'agent.activate',
  'PATCH /api/agent/deactivate/:id': 'agent.deactivate',
  'PATCH /api/agent/:id/name': 'agent.rename',
  'PATCH /api/agent/chatbot-config': 'agent.change_appearance',
  'PATCH /api/agent/settings': 'agent.change_settings',
  'PATCH /api/agent/screening/:id': 'agent.change_screening',
  'PATCH /api/agent/hours/:id': 'agent.change_hours',
  'PATCH /api/agent/schedule/:id': 'agent.change_schedule',
  'DELETE /api/booked-appointments/:id': 'appointment.cancel',
  'DELETE /api/past-appointments/:id': 'appointment.delete',
  'PATCH /api/agent/screening/:id/number': 'agent.change_screening',
  'DELETE /api/agent/:id': 'agent.delete',
  'POST /api/agent/integration': 'integration.add',
  'PATCH /api/agent/integration/rotate-token/:agentId/:integrationId': 'integration.rotate_token',
  'POST /api/agent/integration/bot/:agentId/:integrationId': 'integration.set_bot',
  'DELETE /api/agent/integration/bot/:agentId/:integrationId': 'integration.remove_bot',
  'DELETE /api/agent/integration/:agentId/:integrationId': 'integration.delete',
  'POST /api/agent/calendar/:id': 'calendar.connect',
  'PATCH /api/agent/calendar/:id': 'calendar.choose',
  'DELETE /api/agent/calendar/:id': 'calendar.disconnect',
  'POST /api/agent/whatsapp/:id': 'whatsapp.connect',
  'DELETE /api/agent/whatsapp/:id': 'whatsapp.remove',
  'POST /api/agent/install-link/:id': 'agent.share_install',
  'DELETE /api/agent/install-link/:id': 'agent.unshare_install',
  'POST /api/agent/identity/:id': 'identity.add_secret',
  'DELETE /api/agent/identity/:id/:secretId': 'identity.revoke_secret',
  'POST /api/checkout/tw-phone/buy': 'number.open_checkout',
  'DELETE /api/checkout/tw-phone': 'number.cancel_checkout',
  'GET /api/conversations/export': 'conversation.export',
  'POST /api/conversation/transcript/:id': 'conversation.send_transcript',
  'PATCH /api/conversation/switchControl/:id': 'conversation.take_control',
  'PATCH /api/conversation/resolved/:id': 'conversation.resolve',
  'PATCH /api/conversation/assignee/:id': 'conversation.assign',
  'PATCH /api/inbox/settings': 'account.change_desk',
  'DELETE /api/conversation/:id': 'conversation.delete',
  'DELETE /api/conversation/note/:id': 'note.delete',
  'POST /api/saved-replies': 'saved_reply.create',
  'PATCH /api/saved-replies/:id': 'saved_reply.change',
  'DELETE /api/saved-replies/:id': 'saved_reply.delete',
  'POST /api/webhook-endpoints': 'webhook.add',
  'PATCH /api/webhook-endpoints/:id': 'webhook.change',
  'DELETE /api/webhook-endpoints/:id': 'webhook.delete',
  'POST /api/webhook-endpoints/:id/secret': 'webhook.rotate_secret',
  'POST /api/webhook-endpoints/:id/replay': 'webhook.send_again',
  'POST /api/webhook-deliveries/:id/resend': 'webhook.send_again',
  'GET /api/contacts/export': 'contact.export',
  'POST /api/contacts/import': 'contact.import',
  'DELETE /api/contacts/:id': 'contact.delete',
  'DELETE /api/contacts': 'contact.delete_all',
  'GET /api/call-logs/export': 'call.export',
  'GET /api/leads/export': 'lead.export',
  'GET /api/reports/export': 'report.export',
  'PATCH /api/call-logs/switch-control/:id': 'call.take_control',
  'DELETE /api/call-logs/:id': 'call.delete',
  'POST /api/knowledge-base': 'knowledge.add',
  'POST /api/knowledge-base/link': 'knowledge.link',
  'POST /api/knowledge-base/unlink': 'knowledge.unlink',
  'PATCH /api/knowledge-base/schedule/:agentId/:kbId': 'knowledge.schedule',
  'POST /api/knowledge-base/new-pages/:agentId/:kbId': 'knowledge.new_pages',
  'PATCH /api/knowledge-base/passages/:agentId/:kbId/:passageId': 'knowledge.correct',
  'PATCH /api/knowledge-base/facts/:agentId/:kbId/:factId': 'knowledge.correct',
  'DELETE /api/knowledge-base/:agentId/:kbId': 'knowledge.delete',
  'POST /api/taught-answers/:agentId': 'knowledge.teach',
  'POST /api/taught-answers/import/:agentId': 'knowledge.teach_many',
  'PATCH /api/taught-answers/:agentId/:answerId': 'knowledge.reteach',
  'DELETE /api/taught-answers/:agentId/:answerId': 'knowledge.unteach',
  'GET /api/taught-answers/export/:agentId': 'knowledge.export_answers',
  'POST /api/agent-versions/:agentId/publish': 'agent.publish',
  'POST /api/agent-versions/:agentId/:versionId/restore': 'agent.restore_settings',
  'POST /api/actions/:agentId': 'action.add',
  'PATCH /api/actions/:agentId/:actionId': 'action.change',
  'DELETE /api/actions/:agentId/:actionId': 'action.delete',
  'POST /api/actions/:agentId/:actionId/try': 'action.try',
  'POST /api/agent-tests/:agentId': 'agent_test.add',
  'PATCH /api/agent-tests/:agentId/:testId': 'agent_test.change',
  'DELETE /api/agent-tests/:agentId/:testId': 'agent_test.delete',
  'POST /api/agent-tests/:agentId/runs': 'agent_test.run',
  'PATCH /api/v1/conversations/:id': 'conversation.take_control',
  'POST /api/v1/agents': 'agent.create',
  'PATCH /api/v1/agents/:id': 'agent.rename',
  'DELETE /api/v1/agents/:id': 'agent.delete',
  'PATCH /api/v1/agents/:id/settings': 'agent.change_settings',
  'PATCH /api/v1/agents/:id/appearance': 'agent.change_appearance',
  'PATCH /api/v1/agents/:id/sources/:source_id': 'knowledge.schedule',
  'POST /api/v1/agents/:id/sources/:source_id/link': 'knowledge.link',
  'DELETE /api/v1/agents/:id/sources/:source_id/link': 'knowledge.unlink',
  'POST /api/v1/agents/:id/sources/file': 'knowledge.add',
  'POST /api/v1/agents/:id/sources/text': 'knowledge.add',
  'DELETE /api/v1/agents/:id/sources/:source_id': 'knowledge.delete',
  'POST /api/v1/agents/:id/answers': 'knowledge.teach',
  'PATCH /api/v1/agents/:id/answers/:answer_id': 'knowledge.reteach',
  'DELETE /api/v1/agents/:id/answers/:answer_id': 'knowledge.unteach',
  'POST /api/v1/agents/:id/test-runs': 'agent_test.run',
  'POST /api/v1/webhooks': 'webhook.add',
  'PATCH /api/v1/webhooks/:id': 'webhook.change',
  'DELETE /api/v1/webhooks/:id': 'webhook.delete',
  'POST /api/v1/webhooks/:id/secret': 'webhook.rotate_secret',
  'POST /api/api-keys': 'api_key.create',
  'DELETE /api/assistants/:id': 'assistant.disconnect',
  'DELETE /api/api-keys/:id': 'api_key.revoke',
  'GET /api/conversation/:id/person': 'person.export',
  'DELETE /api/conversation/:id/person': 'person.erase',
  'GET /api/call-logs/:id/person': 'person.export',
  'DELETE /api/call-logs/:id/person': 'person.erase',
  'PATCH /api/account/retention': 'account.change_retention',
  'PATCH /api/team': 'team.rename',
  'POST /api/team/invitations': 'team.invite',
  'DELETE /api/team/invitations/:id': 'team.revoke',
  'PATCH /api/team/members/:id': 'team.change_role',
  'DELETE /api/team/members/:id': 'team.remove',
}

/** Recorded too, but tested elsewhere, because they need more than one object of each kind. */
const RECORDED_IN_TESTS_OF_THEIR_OWN = [
  'DELETE /api/user/sessions',
  'POST /api/agent/verify-phone',
  'DELETE /api/account',
  'POST /api/system/local-model',
  'DELETE /api/system/local-model',
  'PATCH /api/usage/cap',
  'POST /api/workspaces/join',
  // Where the time is free: modules/appointments/owner.test.ts
  'PATCH /api/booked-appointments/:id',
  'DELETE /api/workspaces/:id',
]

/** Everyday changes, and calls that only stand-ins have. */
const UNRECORDED = [
  // Changes nothing: what is approved is recorded when it is saved.
  'POST /api/actions/:agentId/tools',
  // Only begins; the result is recorded: modules/calendars/google.test.ts
  'POST /api/agent/calendar/:id/google',
  'PATCH /api/user/notices',
  'POST /api/user/notices/test',
  'POST /api/user/notices/phone',
  'POST /api/user/notices/phone/verify',
  'DELETE /api/user/notices/phone',
  'POST /api/user/notices/devices',
  'DELETE /api/user/notices/devices',
  'PATCH /api/workspaces/current',
  'POST /api/workspaces/invitation',
  'POST /api/webhook-endpoints/:id/test',
  // Giving access is recorded: modules/assistants/assistants.test.ts
  'POST /api/assistants/asked',
  'POST /api/agent/send-otp/:agentId',
  'POST /api/agent/forwarding-check/:id',
  'POST /api/local/forward-check/:id',
  'POST /api/local/letters/:id',
  'POST /api/local/messages',
  'POST /api/local/whatsapp',
  'POST /api/local/whatsapp/messages',
  'POST /api/local/telegram',
  'POST /api/local/telegram-bots',
  'POST /api/local/telegram-bots/groups',
  'POST /api/local/telegram/:id',
  'PATCH /api/local/telegram/:id',
  'POST /api/v1/conversations/:id/messages',
  // Reads a website, and is recorded: modules/api/sources.test.ts
  'POST /api/v1/agents/:id/sources/website',
  'POST /api/v1/agents/:id/sources/:source_id/read',
  'PATCH /api/v1/appointments/:id',
  'POST /api/v1/agents/:id/test-runs/:run_id/stop',
  'POST /api/v1/webhooks/:id/test',
  'POST /api/conversation/process/:id',
  'POST /api/conversation/:id/files',
  'PATCH /api/appointment/:id',
  'POST /api/conversation/typing/:id',
  'POST /api/conversation/presence/:id',
  'POST /api/conversation/notes/:id',
  'POST /api/conversation/suggest/:id',
  'POST /api/conversation/summary/:id',
  'PATCH /api/conversation/mark-read/:id',
  'PATCH /api/call-logs/mark-read/:id',
  'POST /api/call-logs/say/:id',
  'POST /api/call-logs/presence/:id',
  'POST /api/call-logs/connect/:id',
  'POST /api/call-logs/hang-up/:id',
  'POST /api/knowledge-base/crawl-page',
  'POST /api/agent/install-check/:id',
  'POST /api/knowledge-base/retrain',
  'POST /api/knowledge-base/contradictions/:agentId/accept',
  'DELETE /api/knowledge-base/gaps/:agentId/:gapId',
  'POST /api/knowledge-base/gaps/:agentId/:gapId/keep-open',
  'PATCH /api/agent-versions/:agentId/draft',
  'DELETE /api/agent-versions/:agentId/draft',
  'POST /api/agent-versions/:agentId/draft/ask',
  'POST /api/agent-tests/:agentId/runs/:runId/stop',
]

const aWebhook = () => ({
  body: { url: 'https://hooks.example.com/nexus', events: ['lead.created'] },
})

/** Requests that succeed, for calls whose request in the isolation table does not. */
const REQUESTS: Record<string, (has: Belongings) => Request> = {
  'PATCH /api/inbox/settings': () => ({ body: { assigns_in_turn: true } }),
  'POST /api/agent': () => ({ body: { name: 'Helper', type: 'CHATBOT' } }),
  'POST /api/api-keys': () => ({
    body: { name: 'Ledger', scopes: ['leads:read'], expires_in_days: null },
  }),
  'PATCH /api/team': () => ({ body: { name: 'Harbour Cycles' } }),
  'POST /api/contacts/import': () => ({
    body: { contacts: [{ name: 'Rosa Lind', phone: '+12025550147' }] },
  }),
  'POST /api/v1/agents': () => ({ body: { name: 'Helper', type: 'CHATBOT' } }),
  'POST /api/webhook-endpoints': aWebhook,
  'POST /api/v1/webhooks': aWebhook,
  'POST /api/saved-replies': () => ({ body: { title: 'Delivery', text: 'Three days.' } }),
  'POST /api/team/invitations': () => ({
    body: { email: 'grace@example.com', role: 'agent' },
  }),
  'PATCH /api/user/letters': () => ({ body: { answer_by_email: false } }),
  'PATCH /api/account/retention': () => ({
    body: { conversations: 90, calls: null, recordings: 30, questions: null },
  }),
  'POST /api/agent/integration/bot/:agentId/:integrationId': (has) => ({
    params: { agentId: has.agentId, integrationId: has.integrationId },
    body: { token: has.botToken },
  }),
  'POST /api/agent/whatsapp/:id': ({ whatsappAgentId, whatsappAccount }) => ({
    params: { id: whatsappAgentId },
    body: whatsappAccount,
  }),
  'DELETE /api/agent/integration/:agentId/:integrationId': ({ agentId, integrationId }) => ({
    params: { agentId, integrationId },
  }),
}

it('every call that changes something declares whether it is recorded', () => {
  const known = new Set([
    ...Object.keys(RECORDED),
    ...RECORDED_IN_TESTS_OF_THEIR_OWN,
    ...UNRECORDED,
  ])
  const changing = Object.keys({ ...SIGNED_IN, ...API }).filter((name) => !name.startsWith('GET '))
  expect(
    changing.filter((name) => !known.has(name)),
    'Add these routes to RECORDED or UNRECORDED of src/modules/audit/recorded.test.ts.',
  ).toEqual([])
})

describe.each(Object.entries(RECORDED))('%s', (name, action) => {
  it(`is recorded as ${action}, without a word of a visitor`, async () => {
    const { cookie, key, has } = await anAccountWithEverything(test.deps)
    const [method, url] = name.split(' ') as [string, string]
    const request = (REQUESTS[name] ?? SIGNED_IN[name] ?? API[name])?.(has) ?? {}
    const response = await callRoute(
      test.app,
      { method, url },
      request,
      name in API ? key : { cookie },
    )
    expect(response.statusCode, response.body).toBe(200)
    const read = await test.app.inject({ url: '/api/user/activity', headers: { cookie } })
    const [entry] = read.json().data.entries as AuditEntry[]
    expect(entry).toMatchObject({
      action,
      actor: expect.stringContaining('@'),
      address: '127.0.0.1',
    })
    // The visitor's words.
    expect(JSON.stringify(entry)).not.toContain('Hello')
  })
})
