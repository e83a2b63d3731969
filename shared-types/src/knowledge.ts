import * as z from 'zod/mini'
import { Id, idParams, Nothing } from './common.ts'
import { endpoint } from './endpoint.ts'
import { CrawlPage, CrawlResult } from './knowledge-adding.ts'
import {
  ContentPart,
  Correction,
  KnowledgeFact,
  KnowledgePassage,
  partOf,
} from './knowledge-content.ts'
import {
  KnowledgeContradiction,
  KnowledgeGap,
  KnowledgeItem,
  KnowledgePage,
} from './knowledge-items.ts'
import { URL_MAX } from './limits.ts'
import { ChooseRereading, KnowledgeChange, KnowledgeDifference } from './rereading.ts'

/** New pages of one website chosen at a time. */
const NEW_PAGES_MAX = 1_000

const itemOfAgent = z.object({ kb_id: Id, agent_id: Id })
const itemOfAgentPath = z.object({ agentId: Id, kbId: Id })
const pageOfItem = z.object({ agentId: Id, kbId: Id, pageId: Id })

export const knowledge = {
  listAll: endpoint({
    method: 'GET',
    path: '/knowledge-base',
    summary: 'Knowledge items of all agents.',
    response: z.array(KnowledgeItem),
  }),
  list: endpoint({
    method: 'GET',
    path: '/knowledge-base/:id',
    summary: 'Knowledge items an agent owns or links.',
    params: idParams,
    response: z.array(KnowledgeItem),
  }),
  /** A multipart form: the fields of `AddKnowledge`, and the part `file` for a PDF or another document. */
  add: endpoint({
    method: 'POST',
    path: '/knowledge-base',
    summary: 'Adds a PDF, another document, a text or the pages of a website (multipart form).',
    response: KnowledgeItem,
  }),
  crawl: endpoint({
    method: 'POST',
    path: '/knowledge-base/crawl-page',
    summary: 'Finds the pages of a website.',
    body: CrawlPage,
    response: CrawlResult,
  }),
  pages: endpoint({
    method: 'GET',
    path: '/knowledge-base/pages/:agentId/:kbId',
    summary: 'The pages of an item with their state.',
    params: itemOfAgentPath,
    response: z.array(KnowledgePage),
  }),
  /** The response is the file itself, which the browser shows. */
  file: endpoint({
    method: 'GET',
    path: '/knowledge-base/file/:agentId/:kbId',
    summary: 'The file of an item.',
    params: itemOfAgentPath,
    response: z.string(),
  }),
  passages: endpoint({
    method: 'GET',
    path: '/knowledge-base/pages/:agentId/:kbId/:pageId/passages',
    summary: 'The passages of a page, a part at a time.',
    params: pageOfItem,
    query: ContentPart,
    response: partOf(KnowledgePassage),
  }),
  facts: endpoint({
    method: 'GET',
    path: '/knowledge-base/pages/:agentId/:kbId/:pageId/facts',
    summary: 'The facts of a page, a part at a time.',
    params: pageOfItem,
    query: ContentPart,
    response: partOf(KnowledgeFact),
  }),
  /** The correction counts on every page of the item that says the same, until a page says something else. */
  correctPassage: endpoint({
    method: 'PATCH',
    path: '/knowledge-base/passages/:agentId/:kbId/:passageId',
    summary: 'Corrects, hides or shows a passage.',
    params: z.object({ agentId: Id, kbId: Id, passageId: Id }),
    body: Correction,
    response: KnowledgePassage,
  }),
  /** As with `correctPassage`, the correction counts on every page of the item that states the fact. */
  correctFact: endpoint({
    method: 'PATCH',
    path: '/knowledge-base/facts/:agentId/:kbId/:factId',
    summary: 'Corrects, hides or shows a fact.',
    params: z.object({ agentId: Id, kbId: Id, factId: Id }),
    body: Correction,
    response: KnowledgeFact,
  }),
  link: endpoint({
    method: 'POST',
    path: '/knowledge-base/link',
    summary: 'Lets an agent use items of other agents.',
    body: z.object({
      agent_id: Id,
      kb_ids: z
        .array(Id)
        .check(z.minLength(1, 'Select at least one data source'), z.maxLength(200)),
    }),
    response: Nothing,
  }),
  unlink: endpoint({
    method: 'POST',
    path: '/knowledge-base/unlink',
    summary: 'Stops an agent using an item of another agent.',
    body: itemOfAgent,
    response: Nothing,
  }),
  retrain: endpoint({
    method: 'POST',
    path: '/knowledge-base/retrain',
    summary: 'Reads the pages again and replaces what changed.',
    body: itemOfAgent,
    response: Nothing,
  }),
  schedule: endpoint({
    method: 'PATCH',
    path: '/knowledge-base/schedule/:agentId/:kbId',
    summary: 'Chooses how often the pages of an item are read again, and what becomes of new ones.',
    params: itemOfAgentPath,
    body: ChooseRereading,
    response: KnowledgeItem,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/knowledge-base/changes/:agentId/:kbId',
    summary: 'What later readings of an item found, newest first.',
    params: itemOfAgentPath,
    response: z.array(KnowledgeChange),
  }),
  difference: endpoint({
    method: 'GET',
    path: '/knowledge-base/changes/:agentId/:kbId/:changeId',
    summary: 'What a page said before and after a change.',
    params: z.object({ agentId: Id, kbId: Id, changeId: Id }),
    response: KnowledgeDifference,
  }),
  newPages: endpoint({
    method: 'GET',
    path: '/knowledge-base/new-pages/:agentId/:kbId',
    summary: 'Addresses of pages that a website got later, and that wait to be chosen.',
    params: itemOfAgentPath,
    response: z.array(z.string()),
  }),
  chooseNewPages: endpoint({
    method: 'POST',
    path: '/knowledge-base/new-pages/:agentId/:kbId',
    summary: 'Learns new pages of a website, or leaves them out for good.',
    params: itemOfAgentPath,
    body: z.object({
      links: z
        .array(z.string().check(z.maxLength(URL_MAX)))
        .check(z.minLength(1, 'Choose a page'), z.maxLength(NEW_PAGES_MAX)),
      learn: z.boolean(),
    }),
    response: KnowledgeItem,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/knowledge-base/:agentId/:kbId',
    summary: 'Deletes an item, for the agents that link it too.',
    params: itemOfAgentPath,
    response: Nothing,
  }),
  contradictions: endpoint({
    method: 'GET',
    path: '/knowledge-base/contradictions/:agentId',
    summary: 'Where the knowledge of an agent answers the same question in two ways.',
    params: z.object({ agentId: Id }),
    response: z.array(KnowledgeContradiction),
  }),
  acceptContradiction: endpoint({
    method: 'POST',
    path: '/knowledge-base/contradictions/:agentId/accept',
    summary: 'Says that both sides are right: it is not shown again until one of them changes.',
    params: z.object({ agentId: Id }),
    /** `id` of a contradiction. */
    body: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    response: Nothing,
  }),
  gaps: endpoint({
    method: 'GET',
    path: '/knowledge-base/gaps/:agentId',
    summary: 'Questions the knowledge of an agent could not answer, newest first; 200 at most.',
    params: z.object({ agentId: Id }),
    response: z.array(KnowledgeGap),
  }),
  removeGap: endpoint({
    method: 'DELETE',
    path: '/knowledge-base/gaps/:agentId/:gapId',
    summary: 'Takes a question off the list of gaps.',
    params: z.object({ agentId: Id, gapId: Id }),
    response: Nothing,
  }),
  keepGapOpen: endpoint({
    method: 'POST',
    path: '/knowledge-base/gaps/:agentId/:gapId/keep-open',
    summary:
      'Says that a question is not answered by what covers it: it is open again until somebody answers it.',
    params: z.object({ agentId: Id, gapId: Id }),
    response: Nothing,
  }),
}
