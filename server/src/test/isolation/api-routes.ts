import { agent, call, webhook, conversation } from './requests.ts'
import type { Belongings, Routes } from './types.ts'

const ofThatAgent = ({ agentId }: Belongings) => ({ query: { agent_id: agentId } })

const source = ({ agentId, itemId }: Belongings) => ({
  params: { id: agentId, source_id: itemId },
})

const linked = ({ otherAgentId, itemId }: Belongings) => ({
  params: { id: otherAgentId, source_id: itemId },
})

const testRun = ({ agentId, testRunId }: Belongings) => ({
  params: { id: agentId, run_id: testRunId },
})

/** For each call that needs an API key, the owner's objects that a request refers to. */
export const API: Routes = {
  'GET /api/v1/key': null,
  'GET /api/v1/conversations': ofThatAgent,
  'GET /api/v1/conversations/search': null,
  'GET /api/v1/conversations/:id': conversation,
  'PATCH /api/v1/conversations/:id': (owner) => ({
    ...conversation(owner),
    body: { control: 'person' },
  }),
  'GET /api/v1/conversations/:id/messages': conversation,
  'POST /api/v1/conversations/:id/messages': (owner) => ({
    ...conversation(owner),
    body: { text: 'Hello' },
  }),
  'GET /api/v1/customers': null,
  'GET /api/v1/customers/:id': ({ customerId }) => ({ params: { id: customerId } }),
  'GET /api/v1/leads': null,
  'GET /api/v1/calls': ofThatAgent,
  'GET /api/v1/calls/search': null,
  'GET /api/v1/calls/:id': call,
  'GET /api/v1/appointments': null,
  'GET /api/v1/bookings': ofThatAgent,
  'PATCH /api/v1/appointments/:id': ({ appointmentId }) => ({
    params: { id: appointmentId },
    body: { settled: true },
  }),
  'GET /api/v1/agents': null,
  'GET /api/v1/agents/:id': agent,
  'POST /api/v1/agents': null,
  'PATCH /api/v1/agents/:id': (owner) => ({ ...agent(owner), body: { name: 'Harbour' } }),
  'DELETE /api/v1/agents/:id': agent,
  'GET /api/v1/agents/:id/settings': agent,
  'PATCH /api/v1/agents/:id/settings': (owner) => ({
    ...agent(owner),
    body: { spoken_name: 'Hanna' },
  }),
  'GET /api/v1/agents/:id/appearance': agent,
  'PATCH /api/v1/agents/:id/appearance': (owner) => ({
    ...agent(owner),
    body: { brand_name: 'Harbour' },
  }),
  'GET /api/v1/agents/:id/sources': agent,
  'GET /api/v1/agents/:id/sources/:source_id': source,
  'POST /api/v1/agents/:id/sources/website': (owner) => ({
    ...agent(owner),
    body: { url: 'https://127.0.0.1:1' },
  }),
  'POST /api/v1/agents/:id/sources/file': (owner) => ({
    ...agent(owner),
    body: { title: 'Prices', file_name: 'prices.txt', content: 'VHViZXMgY29zdCA3Lg==' },
  }),
  'POST /api/v1/agents/:id/sources/text': (owner) => ({
    ...agent(owner),
    body: { title: 'Parking', text: 'Behind the shop.' },
  }),
  'POST /api/v1/agents/:id/sources/:source_id/read': source,
  'PATCH /api/v1/agents/:id/sources/:source_id': (owner) => ({
    ...source(owner),
    body: { rereading: { every: 'daily' } },
  }),
  'POST /api/v1/agents/:id/sources/:source_id/link': linked,
  'DELETE /api/v1/agents/:id/sources/:source_id/link': linked,
  'DELETE /api/v1/agents/:id/sources/:source_id': source,
  'GET /api/v1/agents/:id/answers': agent,
  'POST /api/v1/agents/:id/answers': (owner) => ({
    ...agent(owner),
    body: { question: 'Do you sell boats?', answer: 'No.' },
  }),
  'PATCH /api/v1/agents/:id/answers/:answer_id': ({ agentId, answerId }) => ({
    params: { id: agentId, answer_id: answerId },
    body: { question: 'Do you sell ships?', answer: 'No.' },
  }),
  'DELETE /api/v1/agents/:id/answers/:answer_id': ({ agentId, answerId }) => ({
    params: { id: agentId, answer_id: answerId },
  }),
  'GET /api/v1/agents/:id/tests': agent,
  'GET /api/v1/agents/:id/test-runs': agent,
  'POST /api/v1/agents/:id/test-runs': agent,
  'GET /api/v1/agents/:id/test-runs/:run_id': testRun,
  'POST /api/v1/agents/:id/test-runs/:run_id/stop': testRun,
  'GET /api/v1/webhooks': null,
  'POST /api/v1/webhooks': null,
  'PATCH /api/v1/webhooks/:id': (owner) => ({ ...webhook(owner), body: { is_on: true } }),
  'DELETE /api/v1/webhooks/:id': webhook,
  'POST /api/v1/webhooks/:id/secret': webhook,
  'POST /api/v1/webhooks/:id/test': webhook,
}
