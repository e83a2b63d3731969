import { conversations, customers, messages } from '../../../db/schema/conversations.ts'
import { chatFiles } from '../../../db/schema/files.ts'
import { identities } from '../../../db/schema/identities.ts'
import { letters, receivedMails } from '../../../db/schema/letters.ts'
import { notes } from '../../../db/schema/notes.ts'
import { ratings } from '../../../db/schema/ratings.ts'
import { summaries } from '../../../db/schema/summaries.ts'
import { telegramThreads } from '../../../db/schema/telegram.ts'
import { textThreads } from '../../../db/schema/texting.ts'
import { asFileName } from './file-names-store.ts'
import { kind } from './kind.ts'

const conversationKind = kind('conversations', 'Conversations of chat, Telegram and texts.', {
  table: conversations,
  columns: [
    'id',
    'agentId',
    'customerId',
    'channel',
    'control',
    'adminName',
    'handoverRequestedAt',
    'nobodyToldAt',
    'resolvedAt',
    'assigneeId',
    'assignedAt',
    'lastMessageAt',
    'unread',
    'pageUrl',
    'currentPage',
    'currentPageAt',
    'locale',
    'timeZone',
    'sentimentScore',
    'sentiment',
    'createdAt',
  ],
})

/** Rows with a column `conversationId`. */
const ofConversation = { by: 'conversationId', parent: conversationKind } as const

export const sentFiles = kind('files', 'Files sent in conversations, with where each is in here.', {
  table: chatFiles,
  columns: ['id', 'conversationId', 'name', 'type', 'size', 'width', 'height', 'createdAt'],
  computed: {
    path: `'files/' || t.conversation_id || '/' || left(t.id::text, 8) || '-' || ${asFileName('t.name')}`,
  },
  where: 't.is_sent',
})

/** Conversations, who was in them, and what was written about them. */
export const CONVERSATION_KINDS = [
  kind('customers', 'People who wrote to an agent, with what they entered in a form.', {
    table: customers,
    columns: [
      'id',
      'name',
      'email',
      'city',
      'state',
      'countryCode',
      'firstSeenAt',
      'lead',
      'leadAt',
    ],
    order: ['firstSeenAt', 'id'],
  }),
  kind('signed-in-visitors', 'Visitors whom your website identified.', {
    table: identities,
    columns: ['agentId', 'subject', 'customerId', 'name', 'email', 'verifiedAt'],
    order: ['agentId', 'subject'],
  }),
  conversationKind,
  kind('messages', 'The messages of these conversations.', {
    table: messages,
    columns: [
      'id',
      'conversationId',
      'seq',
      'role',
      'senderName',
      'personId',
      'text',
      'status',
      'outcome',
      'event',
      'sources',
      'files',
      'replyTo',
      'createdAt',
    ],
    ...ofConversation,
    order: ['seq'],
    computed: { why: 't.why::json' },
  }),
  kind('notes', 'Private notes about conversations.', {
    table: notes,
    columns: ['id', 'conversationId', 'authorId', 'authorName', 'text', 'mentions', 'createdAt'],
    ...ofConversation,
    order: ['createdAt', 'id'],
  }),
  kind('ratings', 'Ratings by visitors.', {
    table: ratings,
    columns: ['conversationId', 'agentId', 'personId', 'isGood', 'words', 'ratedAt'],
    ...ofConversation,
    order: [],
  }),
  kind('summaries', 'Summaries of conversations.', {
    table: summaries,
    columns: ['conversationId', 'summary', 'madeAt'],
    ...ofConversation,
    order: [],
    where: 't.summary is not null',
  }),
  kind('mails', 'Mails that visitors sent.', {
    table: receivedMails,
    columns: [
      'messageId',
      'conversationId',
      'mailId',
      'sender',
      'isFromVisitor',
      'subject',
      'text',
      'attachments',
      'receivedAt',
    ],
    ...ofConversation,
    order: ['receivedAt', 'messageId'],
  }),
  kind('sent-mails', 'Mails that were sent about a conversation, and which messages they told.', {
    table: letters,
    columns: [
      'id',
      'conversationId',
      'kind',
      'personId',
      'afterSeq',
      'toSeq',
      'createdAt',
      'settledAt',
      'failure',
    ],
    ...ofConversation,
    order: ['createdAt', 'id'],
  }),
  kind('text-conversations', 'Which conversations were texts or WhatsApp, and with which number.', {
    table: textThreads,
    columns: ['conversationId', 'agentId', 'ours', 'theirs', 'stoppedAt'],
    ...ofConversation,
    order: [],
  }),
  kind('telegram-conversations', 'Which conversations were in Telegram, and in which group.', {
    table: telegramThreads,
    columns: ['conversationId', 'groupId', 'groupTitle', 'senderId'],
    ...ofConversation,
    order: [],
  }),
  sentFiles,
]
