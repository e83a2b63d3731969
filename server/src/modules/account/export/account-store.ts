import { accountSettings } from '../../../db/schema/account-settings.ts'
import { apiKeys } from '../../../db/schema/api-keys.ts'
import { assistantGrants } from '../../../db/schema/assistants.ts'
import { auditEntries } from '../../../db/schema/audit.ts'
import { billingCustomers, checkouts, subscriptions } from '../../../db/schema/billing.ts'
import { contacts } from '../../../db/schema/contacts.ts'
import { phoneNumbers } from '../../../db/schema/numbers.ts'
import { reportCases, reportCounts } from '../../../db/schema/reports.ts'
import { savedReplies } from '../../../db/schema/saved-replies.ts'
import { invitations, members } from '../../../db/schema/team.ts'
import { usageDays } from '../../../db/schema/usage.ts'
import { users } from '../../../db/schema/users.ts'
import { webhookEndpoints } from '../../../db/schema/webhooks.ts'
import { kind } from './kind.ts'

export const team = kind('team', 'Members of the workspace, besides the person who made it.', {
  table: members,
  columns: ['memberId', 'role', 'joinedAt'],
  order: ['memberId'],
  computed: {
    name: '(select u.full_name from users u where u.id = t.member_id)',
    email: '(select u.email from users u where u.id = t.member_id)',
  },
})

export const replies = kind('saved-replies', 'Saved replies.', {
  table: savedReplies,
  columns: ['id', 'title', 'text', 'createdAt', 'updatedAt'],
})

export const activity = kind('activity', 'What was done in the account, by whom, and from where.', {
  table: auditEntries,
  columns: ['id', 'at', 'action', 'actor', 'subjectId', 'subjectName', 'address', 'details'],
  order: ['at', 'id'],
})

export const usage = kind('usage', 'Use of models, calls and texts, by day, agent and kind.', {
  table: usageDays,
  columns: ['day', 'agentId', 'kind', 'times', 'tokensIn', 'tokensOut', 'seconds', 'costMicros'],
  order: ['day', 'agentId', 'kind'],
  computed: { agent: '(select a.name from agents a where a.id = t.agent_id)' },
})

/** What belongs to the account itself. */
export const ACCOUNT_KINDS = [
  kind('account', 'The account, with the person who made it.', {
    table: users,
    columns: ['id', 'email', 'fullName', 'avatar', 'createdAt'],
    by: 'id',
    order: [],
  }),
  kind('account-settings', 'Settings of the whole workspace.', {
    table: accountSettings,
    columns: [
      'name',
      'keepConversationsDays',
      'keepCallsDays',
      'keepRecordingsDays',
      'keepQuestionsDays',
      'monthlyCapMicros',
      'answerByEmail',
      'returnAfterMinutes',
      'nobodyAfterMinutes',
      'assignsInTurn',
      'updatedAt',
    ],
    order: [],
  }),
  team,
  kind('invitations', 'Invitations that nobody has accepted yet.', {
    table: invitations,
    columns: ['id', 'email', 'role', 'invitedBy', 'createdAt', 'expiresAt'],
    order: ['email'],
  }),
  replies,
  kind('contacts', 'The address book.', {
    table: contacts,
    columns: ['id', 'phone', 'name', 'createdAt'],
    order: ['phone'],
  }),
  activity,
  usage,
  kind('report-cases', 'How each conversation and call ended, as the reports count it.', {
    table: reportCases,
    columns: [
      'id',
      'agentId',
      'channel',
      'beganAt',
      'outcome',
      'isGood',
      'cameBack',
      'firstAnswer',
      'resolution',
      'savedSeconds',
      'hasLead',
      'appointments',
    ],
    order: ['beganAt', 'id'],
  }),
  kind('report-days', 'The figures of the reports for each day, also of what is deleted since.', {
    table: reportCounts,
    columns: [
      'at',
      'agentId',
      'channel',
      'isRemoved',
      'conversations',
      'confirmed',
      'assumed',
      'handedOver',
      'unanswered',
      'cameBack',
      'ratedGood',
      'ratedBad',
      'calls',
      'putThrough',
      'notPickedUp',
      'messageTaken',
      'stopped',
      'savedSeconds',
      'leads',
      'callLeads',
      'appointments',
      'callAppointments',
      'costMicros',
      'firstAnswer',
      'resolution',
    ],
    order: ['at', 'agentId', 'channel', 'isRemoved'],
    where: 't.is_day',
  }),
  kind('phone-numbers', 'Phone numbers of the agents.', {
    table: phoneNumbers,
    columns: ['id', 'agentId', 'phone', 'reservedAt', 'boughtAt', 'suspendedAt', 'releasedAt'],
  }),
  kind('payment-customer', 'Your id at the payment provider.', {
    table: billingCustomers,
    columns: ['customerId'],
    order: [],
  }),
  kind('payments', 'Payments that were begun for phone numbers.', {
    table: checkouts,
    columns: [
      'id',
      'agentId',
      'phone',
      'state',
      'subscriptionId',
      'failure',
      'createdAt',
      'expiresAt',
      'paidAt',
    ],
  }),
  kind('subscriptions', 'Subscriptions of phone numbers.', {
    table: subscriptions,
    columns: [
      'id',
      'agentId',
      'numberId',
      'providerId',
      'variant',
      'status',
      'renewsAt',
      'endsAt',
      'lapsedAt',
      'createdAt',
    ],
  }),
  kind('api-keys', 'API keys, without the keys themselves.', {
    table: apiKeys,
    columns: ['id', 'madeBy', 'name', 'hint', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'],
    order: ['createdAt', 'id'],
  }),
  kind('assistants', 'AI assistants that were let in, without their tokens.', {
    table: assistantGrants,
    columns: ['id', 'personId', 'name', 'scopes', 'createdAt', 'lastUsedAt'],
    order: ['createdAt', 'id'],
  }),
  kind('webhooks', 'Where events are sent, without the secrets.', {
    table: webhookEndpoints,
    columns: ['id', 'description', 'format', 'events', 'isOn', 'offReason', 'createdAt'],
    // Whoever has the address of a chat service may write there, and others may have a key behind the `?`.
    computed: {
      url: `case when t.format = 'standard' then split_part(t.url, '?', 1) else 'https://' || split_part(t.url, '/', 3) end`,
    },
  }),
]
