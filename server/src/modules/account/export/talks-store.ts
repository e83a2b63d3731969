import { appointmentRequests, bookingOffers } from '../../../db/schema/bookings.ts'
import { bookedAppointments, schedulePeople, schedules } from '../../../db/schema/appointments.ts'
import { callMessages, callRecordings, calls } from '../../../db/schema/calls.ts'
import { conversations, customers, messages } from '../../../db/schema/conversations.ts'
import { chatFiles } from '../../../db/schema/files.ts'
import { identities } from '../../../db/schema/identities.ts'
import { letters, receivedMails } from '../../../db/schema/letters.ts'
import { notes } from '../../../db/schema/notes.ts'
import { ratings } from '../../../db/schema/ratings.ts'
import { summaries } from '../../../db/schema/summaries.ts'
import { telegramThreads } from '../../../db/schema/telegram.ts'
import { textThreads } from '../../../db/schema/texting.ts'
import { agentKind } from './agents-store.ts'
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

const callKind = kind('calls', 'Calls, with their analysis and the lead they brought.', {
  table: calls,
  columns: [
    'id',
    'agentId',
    'channel',
    'fromNumber',
    'toNumber',
    'forwardedFrom',
    'networkName',
    'callerCountry',
    'callerState',
    'callerZip',
    'stirVerstat',
    'status',
    'readAt',
    'decision',
    'signals',
    'callerName',
    'callReason',
    'referral',
    'lead',
    'analysis',
    'sentimentScore',
    'sentiment',
    'language',
    'dialledAt',
    'dialledNumber',
    'acceptedAt',
    'recordingSeconds',
    'startedAt',
    'endedAt',
    'durationSeconds',
  ],
})

const ofCall = { by: 'callId', parent: callKind } as const

export const sentFiles = kind('files', 'Files sent in conversations, with where each is in here.', {
  table: chatFiles,
  columns: ['id', 'conversationId', 'name', 'type', 'size', 'width', 'height', 'createdAt'],
  computed: {
    path: `'files/' || t.conversation_id || '/' || left(t.id::text, 8) || '-' || ${asFileName('t.name')}`,
  },
  where: 't.is_sent',
})

export const recordings = kind('recordings', 'Messages callers left, with where each is in here.', {
  table: callRecordings,
  columns: ['callId', 'sid', 'createdAt'],
  ...ofCall,
  order: ['sid'],
  computed: { path: `'recordings/' || t.call_id || '-' || right(t.sid, 8) || '.wav'` },
})

export const appointments = kind('appointments', 'Appointments with your people.', {
  table: bookedAppointments,
  columns: [
    'id',
    'scheduleId',
    'personId',
    'state',
    'startsAt',
    'endsAt',
    'name',
    'email',
    'phone',
    'timeZone',
    'language',
    'conversationId',
    'callId',
    'confirmedAt',
    'cancelledAt',
    'cancelledBy',
    'createdAt',
  ],
  order: ['startsAt', 'id'],
  computed: { person: '(select p.name from schedule_people p where p.id = t.person_id)' },
  // A held one is a choice somebody is still making.
  where: `t.state <> 'held'`,
})

/** Conversations and calls, who was in them, and what came of them. */
export const TALK_KINDS = [
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
  callKind,
  kind('call-messages', 'What was said in these calls.', {
    table: callMessages,
    columns: [
      'id',
      'callId',
      'seq',
      'entityType',
      'content',
      'said',
      'cut',
      'spokenAt',
      'sources',
      'createdAt',
    ],
    ...ofCall,
    order: ['seq'],
    computed: { why: 't.why::json' },
  }),
  recordings,
  kind('schedules', 'When appointments may be booked.', {
    table: schedules,
    columns: [
      'id',
      'agentId',
      'isOn',
      'title',
      'hours',
      'lengthMinutes',
      'beforeMinutes',
      'afterMinutes',
      'noticeMinutes',
      'aheadDays',
      'askPhone',
      'remindMinutes',
      'createdAt',
    ],
  }),
  kind('schedule-people', 'Who takes these appointments.', {
    table: schedulePeople,
    columns: ['id', 'scheduleId', 'name', 'email', 'position', 'leftAt'],
  }),
  appointments,
  kind('requested-times', 'Times that customers asked for.', {
    table: appointmentRequests,
    columns: [
      'id',
      'conversationId',
      'callId',
      'words',
      'startsAt',
      'allDay',
      'timeZone',
      'zoneOf',
      'createdAt',
      'settledAt',
    ],
    order: ['createdAt', 'id'],
  }),
  kind('booking-links', 'Links to a booking page that customers were given.', {
    table: bookingOffers,
    columns: [
      'id',
      'agentId',
      'channel',
      'callId',
      'clicks',
      'createdAt',
      'textFrom',
      'textTo',
      'textBody',
      'textState',
      'textFailure',
    ],
    by: 'agentId',
    parent: agentKind,
  }),
]
