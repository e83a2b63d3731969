import { knowledgePassedOver } from '../../../db/schema/crawls.ts'
import {
  knowledgeGapDays,
  knowledgeGaps,
  taughtAnswerLinks,
  taughtAnswers,
} from '../../../db/schema/gaps.ts'
import {
  knowledgeChanges,
  knowledgeCorrections,
  knowledgeFacts,
  passages,
} from '../../../db/schema/knowledge-content.ts'
import {
  knowledgeFiles,
  knowledgeItems,
  knowledgeLinks,
  knowledgePages,
} from '../../../db/schema/knowledge.ts'
import { agentKind } from './agents-store.ts'
import { asFileName } from './file-names-store.ts'
import { kind } from './kind.ts'

const AGENT = '(select a.name from agents a where a.id = t.agent_id)'

const sources = kind('knowledge-sources', 'What the agents learned from: websites and documents.', {
  table: knowledgeItems,
  columns: [
    'id',
    'agentId',
    'type',
    'title',
    'status',
    'reason',
    'rereadEvery',
    'lastReadAt',
    'address',
    'scope',
    'newPages',
    'createdAt',
  ],
})

const ofSource = { by: 'itemId', parent: sources } as const

const pages = kind('knowledge-pages', 'The pages of these sources.', {
  table: knowledgePages,
  columns: [
    'id',
    'itemId',
    'url',
    'title',
    'status',
    'reason',
    'position',
    'fetchedAt',
    'language',
    'notices',
    'missingSince',
  ],
  ...ofSource,
  order: ['position'],
})

const ofPage = { by: 'pageId', parent: pages } as const

export const documents = kind('documents', 'Uploaded documents, with where each is in here.', {
  table: knowledgeFiles,
  columns: ['itemId'],
  ...ofSource,
  order: [],
  computed: {
    path: `'documents/' || right(t.item_id::text, 12) || '-' || ${asFileName('(select i.title from knowledge_items i where i.id = t.item_id)')}
      || '.' || coalesce(t.format, 'pdf')`,
  },
})

export const questions = kind('unanswered-questions', 'Questions that agents could not answer.', {
  table: knowledgeGaps,
  columns: [
    'id',
    'agentId',
    'question',
    'times',
    'firstAskedAt',
    'lastAskedAt',
    'conversationId',
    'callId',
    'coveredAt',
    'coveredBy',
    'keptOpenAt',
  ],
  by: 'agentId',
  parent: agentKind,
  order: ['fingerprint'],
  computed: { agent: AGENT },
})

export const taught = kind('taught-answers', 'Questions with your own answers.', {
  table: taughtAnswers,
  columns: [
    'id',
    'agentId',
    'question',
    'phrasings',
    'answer',
    'writtenBy',
    'createdAt',
    'updatedAt',
  ],
  by: 'agentId',
  parent: agentKind,
  order: ['fingerprint'],
  computed: { agent: AGENT },
})

/** What the agents know. */
export const KNOWLEDGE_KINDS = [
  sources,
  kind('knowledge-shared', 'Which other agents use a source.', {
    table: knowledgeLinks,
    columns: ['itemId', 'agentId', 'createdAt'],
    ...ofSource,
    order: ['agentId'],
  }),
  pages,
  kind('knowledge-passages', 'What was read on these pages; `original` where you corrected it.', {
    table: passages,
    columns: [
      'id',
      'itemId',
      'pageId',
      'position',
      'heading',
      'text',
      'pageNumber',
      'original',
      'hidden',
    ],
    ...ofPage,
    order: ['position'],
  }),
  kind('knowledge-facts', 'Numbers, addresses, hours, prices and dates on these pages.', {
    table: knowledgeFacts,
    columns: [
      'id',
      'itemId',
      'pageId',
      'position',
      'kind',
      'role',
      'label',
      'text',
      'heading',
      'pageNumber',
      'value',
      'original',
      'hidden',
    ],
    ...ofPage,
    order: ['position'],
  }),
  kind('knowledge-corrections', 'What you corrected or hid.', {
    table: knowledgeCorrections,
    columns: ['id', 'pageId', 'target', 'text', 'hidden', 'createdAt'],
    ...ofPage,
    order: ['target', 'fingerprint'],
  }),
  kind('knowledge-changes', 'What changed on the pages of websites.', {
    table: knowledgeChanges,
    columns: ['id', 'itemId', 'pageId', 'kind', 'at', 'before', 'after'],
    ...ofSource,
    order: ['at', 'id'],
    where: 't.at is not null',
  }),
  kind('knowledge-left-out', 'Pages of websites that you did not want, or that wait for you.', {
    table: knowledgePassedOver,
    columns: ['itemId', 'links', 'offered'],
    ...ofSource,
    order: [],
  }),
  documents,
  taught,
  kind('taught-answers-shared', 'Which other agents use such an answer.', {
    table: taughtAnswerLinks,
    columns: ['answerId', 'agentId'],
    by: 'answerId',
    parent: taught,
    order: ['agentId'],
  }),
  questions,
  kind('unanswered-days', 'How often such a question was asked, by day and channel.', {
    table: knowledgeGapDays,
    columns: ['gapId', 'day', 'channel', 'times', 'texts', 'whatsapp'],
    by: 'gapId',
    parent: questions,
    order: ['day', 'channel'],
  }),
]
