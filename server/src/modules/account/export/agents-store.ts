import { agentActions, actionRuns } from '../../../db/schema/actions.ts'
import { agentTests, testResults, testRuns } from '../../../db/schema/agent-tests.ts'
import { agentDrafts, agentVersions } from '../../../db/schema/agent-versions.ts'
import { agents, foreignSites } from '../../../db/schema/agents.ts'
import { calendarConnections } from '../../../db/schema/calendar-connections.ts'
import { screeningRules } from '../../../db/schema/calls.ts'
import { identitySecrets } from '../../../db/schema/identities.ts'
import { integrations } from '../../../db/schema/integrations.ts'
import { forwardingChecks, forwardingPhones } from '../../../db/schema/numbers.ts'
import { telegramBots, telegramGroups } from '../../../db/schema/telegram.ts'
import { whatsappSenders } from '../../../db/schema/texting.ts'
import { kind } from './kind.ts'

export const agentKind = kind('agents', 'Agents with all their settings.', {
  table: agents,
  columns: [
    'id',
    'name',
    'type',
    'activated',
    'createdAt',
    'instructions',
    'language',
    'allowHandover',
    'handoverMessage',
    'spokenName',
    'brandName',
    'brandColor',
    'textColor',
    'welcomeMessage',
    'suggestedQuestions',
    'panelLanguage',
    'panelTexts',
    'widgetOptions',
    'leadForm',
    'allowedSites',
    'knowsVisitors',
    'callGreeting',
    'callVoice',
    'announcesRecording',
    'openingHours',
    'awayUntil',
    'monthlyCapMicros',
  ],
})

/** Rows with a column `agentId`. */
const ofAgent = { by: 'agentId', parent: agentKind } as const

const testRunKind = kind('test-runs', 'When the tests of an agent were run.', {
  table: testRuns,
  columns: ['id', 'agentId', 'sides', 'draft', 'startedBy', 'startedAt', 'finishedAt', 'stopped'],
  order: ['agentId', 'startedAt', 'id'],
})

const integrationKind = kind('integrations', 'Booking pages and Telegram of the agents.', {
  table: integrations,
  columns: ['id', 'agentId', 'type', 'url', 'timeZone', 'createdAt'],
  ...ofAgent,
  order: ['type'],
})

/** What belongs to the agents, except their knowledge. */
export const AGENT_KINDS = [
  agentKind,
  kind('agent-versions', 'The settings of agents each time they were saved.', {
    table: agentVersions,
    columns: ['id', 'agentId', 'number', 'settings', 'savedBy', 'note', 'createdAt'],
    order: ['agentId', 'number'],
  }),
  kind('agent-drafts', 'Settings of agents that are not published yet.', {
    table: agentDrafts,
    columns: ['agentId', 'settings', 'savedBy', 'updatedAt'],
    ...ofAgent,
    order: [],
  }),
  kind('screening-rules', 'Callers who are always put through or blocked.', {
    table: screeningRules,
    columns: [
      'agentId',
      'allowNumbers',
      'blockNumbers',
      'numberNames',
      'quietFrom',
      'quietTo',
      'timeZone',
    ],
    ...ofAgent,
    order: [],
  }),
  kind('forwarding-phones', 'Phones to which agents put calls through.', {
    table: forwardingPhones,
    columns: ['agentId', 'phone', 'verifiedAt', 'pending'],
    ...ofAgent,
    order: [],
  }),
  kind('forwarding-checks', 'The last check whether a phone forwards its calls to the agent.', {
    table: forwardingChecks,
    columns: ['agentId', 'phone', 'caller', 'number', 'startedAt', 'outcome'],
    ...ofAgent,
    order: [],
  }),
  kind('other-sites', 'Other websites that tried to use the chat of an agent.', {
    table: foreignSites,
    columns: ['agentId', 'origin', 'lastAt'],
    ...ofAgent,
    order: ['origin'],
  }),
  kind('actions', 'Actions of the agents, without the secret headers.', {
    table: agentActions,
    columns: [
      'id',
      'agentId',
      'name',
      'purpose',
      'examples',
      'method',
      'url',
      'tool',
      'changedAt',
      'body',
      'inputs',
      'writes',
      'result',
      'nothing',
      'isOn',
      'createdAt',
      'updatedAt',
    ],
    order: ['agentId', 'createdAt', 'id'],
    computed: {
      headers: `(
        select coalesce(json_agg(case when header ? 'sealed' then jsonb_build_object('name', header->'name', 'is_secret', true) else header end), '[]')
        from jsonb_array_elements(t.headers) header
      )`,
    },
  }),
  kind('action-runs', 'Actions that were run, with what they were given and what came of it.', {
    table: actionRuns,
    columns: [
      'id',
      'agentId',
      'actionId',
      'actionName',
      'conversationId',
      'callId',
      'state',
      'inputs',
      'said',
      'problem',
      'status',
      'tookMs',
      'begunAt',
      'createdAt',
    ],
    order: ['agentId', 'createdAt', 'id'],
  }),
  kind('tests', 'Tests of the agents.', {
    table: agentTests,
    columns: ['id', 'agentId', 'kind', 'lines', 'expects', 'writtenBy', 'createdAt', 'updatedAt'],
    order: ['agentId', 'createdAt', 'id'],
  }),
  testRunKind,
  kind('test-results', 'What came of each test in a run.', {
    table: testResults,
    columns: [
      'runId',
      'position',
      'side',
      'kind',
      'testId',
      'attack',
      'lines',
      'expects',
      'verdict',
      'reasons',
      'said',
      'sources',
      'judgedBy',
      'ms',
      'costMicros',
    ],
    by: 'runId',
    parent: testRunKind,
    order: ['position'],
  }),
  integrationKind,
  kind('calendars', 'Calendars that are connected, without their passwords and tokens.', {
    table: calendarConnections,
    columns: [
      'id',
      'agentId',
      'vendor',
      'account',
      'choiceId',
      'choiceName',
      'timeZone',
      'goneAt',
      'problem',
      'problemAt',
      'createdAt',
    ],
  }),
  kind('telegram-bots', 'Your own Telegram bots, without their tokens.', {
    table: telegramBots,
    columns: ['id', 'integrationId', 'botId', 'username', 'refusedAt', 'createdAt'],
  }),
  kind('telegram-groups', 'Telegram groups in which an agent answers.', {
    table: telegramGroups,
    columns: ['id', 'integrationId', 'chatId', 'title', 'linkedAt'],
    by: 'integrationId',
    parent: integrationKind,
    order: ['linkedAt', 'id'],
  }),
  kind('whatsapp-numbers', 'WhatsApp numbers of the agents, without their tokens.', {
    table: whatsappSenders,
    columns: ['id', 'agentId', 'address', 'createdAt'],
  }),
  kind('identity-secrets', 'Which secrets sign the visitors of a website, without the secrets.', {
    table: identitySecrets,
    columns: ['id', 'agentId', 'hint', 'createdAt', 'lastUsedAt'],
  }),
]
