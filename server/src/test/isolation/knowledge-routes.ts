import { agent, ofAgent, changed } from './requests.ts'
import type { Belongings, Routes } from './types.ts'

const pageOfItem = ({ agentId, itemId, pageId }: Belongings) => ({
  params: { agentId, kbId: itemId, pageId },
})

/** Requests for routes about an agent's knowledge. */
export const KNOWLEDGE_ROUTES: Routes = {
  'GET /api/knowledge-base': null,
  'GET /api/knowledge-base/:id': agent,
  'POST /api/knowledge-base': ({ agentId, crawlId }) => ({
    form: { type: 'WEB_PAGES', agent_id: agentId, refId: crawlId, url: 'https://example.com' },
  }),
  'POST /api/knowledge-base/crawl-page': changed({ url: 'http://127.0.0.1:9' }),
  'GET /api/knowledge-base/pages/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
  }),
  'GET /api/knowledge-base/file/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
  }),
  'GET /api/knowledge-base/pages/:agentId/:kbId/:pageId/passages': pageOfItem,
  'GET /api/knowledge-base/pages/:agentId/:kbId/:pageId/facts': pageOfItem,
  'PATCH /api/knowledge-base/passages/:agentId/:kbId/:passageId': ({
    agentId,
    itemId,
    passageId,
  }) => ({ params: { agentId, kbId: itemId, passageId }, body: { hidden: true } }),
  'PATCH /api/knowledge-base/facts/:agentId/:kbId/:factId': ({ agentId, itemId, factId }) => ({
    params: { agentId, kbId: itemId, factId },
    body: { hidden: true },
  }),
  'POST /api/knowledge-base/link': ({ otherAgentId, itemId }) => ({
    body: { agent_id: otherAgentId, kb_ids: [itemId] },
  }),
  'POST /api/knowledge-base/unlink': ({ otherAgentId, itemId }) => ({
    body: { agent_id: otherAgentId, kb_id: itemId },
  }),
  'POST /api/knowledge-base/retrain': ({ agentId, itemId }) => ({
    body: { agent_id: agentId, kb_id: itemId },
  }),
  'PATCH /api/knowledge-base/schedule/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
    body: { every: 'daily' },
  }),
  'GET /api/knowledge-base/contradictions/:agentId': ({ agentId }) => ({ params: { agentId } }),
  'GET /api/knowledge-base/changes/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
  }),
  'GET /api/knowledge-base/changes/:agentId/:kbId/:changeId': ({ agentId, itemId, changeId }) => ({
    params: { agentId, kbId: itemId, changeId },
  }),
  'GET /api/knowledge-base/new-pages/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
  }),
  'POST /api/knowledge-base/new-pages/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
    body: { links: ['https://example.com/new'], learn: true },
  }),
  'POST /api/knowledge-base/contradictions/:agentId/accept': ({ agentId }) => ({
    params: { agentId },
    body: { id: 'a'.repeat(64) },
  }),
  'DELETE /api/knowledge-base/:agentId/:kbId': ({ agentId, itemId }) => ({
    params: { agentId, kbId: itemId },
  }),
  'GET /api/taught-answers/:agentId': ofAgent,
  'GET /api/taught-answers/export/:agentId': ofAgent,
  'POST /api/taught-answers/:agentId': (owner) => ({
    ...ofAgent(owner),
    body: { question: 'Do you sell boats?', answer: 'No.' },
  }),
  'POST /api/taught-answers/import/:agentId': (owner) => ({
    ...ofAgent(owner),
    body: { answers: [{ question: 'Do you sell cars?', answer: 'No.' }] },
  }),
  'PATCH /api/taught-answers/:agentId/:answerId': ({ agentId, answerId }) => ({
    params: { agentId, answerId },
    body: { question: 'Do you sell ships?', answer: 'No.' },
  }),
  'DELETE /api/taught-answers/:agentId/:answerId': ({ agentId, answerId }) => ({
    params: { agentId, answerId },
  }),
  'GET /api/knowledge-base/gaps/:agentId': ({ agentId }) => ({ params: { agentId } }),
  'DELETE /api/knowledge-base/gaps/:agentId/:gapId': ({ agentId, gapId }) => ({
    params: { agentId, gapId },
  }),
  'POST /api/knowledge-base/gaps/:agentId/:gapId/keep-open': ({ agentId, gapId }) => ({
    params: { agentId, gapId },
  }),
}
