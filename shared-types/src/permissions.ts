import { account } from './account.ts'
import { actions } from './actions.ts'
import { agentTests } from './agent-tests.ts'
import { agentVersions } from './agent-versions.ts'
import { agents } from './agents.ts'
import { apiKeys } from './api-keys.ts'
import { apiAgents } from './api/agents.ts'
import { apiAppointments, apiBookings } from './api/appointments.ts'
import { apiCalls } from './api/calls.ts'
import { apiConversations } from './api/conversations.ts'
import { apiCustomers, apiLeads } from './api/customers.ts'
import { apiKey } from './api/key.ts'
import { apiKnowledge } from './api/knowledge.ts'
import { apiTests } from './api/tests.ts'
import { apiWebhooks } from './api/webhooks.ts'
import { appointments } from './appointments.ts'
import { assist } from './assist.ts'
import { assistants } from './assistants.ts'
import { attention } from './attention.ts'
import { audit } from './audit.ts'
import { billing } from './billing.ts'
import { calendars } from './calendars.ts'
import { callLogs, RECORDING_PATH } from './call-logs.ts'
import { contacts } from './contacts.ts'
import { conversations } from './conversations.ts'
import { desk } from './desk.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { EVENTS_PATH } from './events.ts'
import { files } from './files.ts'
import { firstRun } from './first-run.ts'
import { forwardingCheck } from './forwarding-check.ts'
import { hours } from './hours.ts'
import { identitySecrets } from './identity.ts'
import { install } from './install.ts'
import { integrations } from './integrations.ts'
import { knowledge } from './knowledge.ts'
import { LOCAL_CALL_PATH, localCall } from './local-call.ts'
import { leads } from './leads.ts'
import { letters } from './letters.ts'
import { local } from './local.ts'
import { localBots } from './local-bots.ts'
import { localTexts } from './local-texts.ts'
import { metrics } from './metrics.ts'
import { notes } from './notes.ts'
import { numbers } from './numbers.ts'
import { notices } from './notices.ts'
import { otherConversations } from './other-conversations.ts'
import { people } from './people.ts'
import { ratings } from './ratings.ts'
import { reports } from './reports.ts'
import { savedReplies } from './saved-replies.ts'
import { schedules } from './schedules.ts'
import { screening } from './screening.ts'
import { sessions } from './sessions.ts'
import { system } from './system.ts'
import { taughtAnswers } from './taught-answers.ts'
import { type Role, team, workspaces } from './team.ts'
import { TEST_CALL_PATH } from './test-call.ts'
import { usage } from './usage.ts'
import { user } from './user.ts'
import { webhooks } from './webhooks.ts'
import { localWhatsapp, whatsapp } from './whatsapp.ts'
import { why } from './why.ts'

const { mails, ...stage } = local
/** The install sheet is open to everybody who has its link, so that no role is needed for it. */
const { sheet: _sheet, ...installing } = install

type Call = Pick<AnyEndpoint, 'method' | 'path'>

/** Something that people of a role, and of the roles above it, may do. */
export type Permission = {
  /** Description for the table on the screen and in the documents. */
  what: string
  /** The lowest role that may do it. */
  role: Role
  calls: Call[]
}

/** Every call that needs a session, once: the server enforces this table, and the dashboard shows it. */
export const PERMISSIONS: Permission[] = [
  {
    what: 'Read conversations and calls, take control, answer, resolve, assign, hang up',
    role: 'agent',
    calls: [
      { method: 'GET', path: EVENTS_PATH },
      { method: 'GET', path: RECORDING_PATH },
      conversations.list,
      conversations.messages,
      otherConversations.list,
      conversations.switchControl,
      conversations.reply,
      files.send,
      files.read,
      conversations.typing,
      conversations.markRead,
      conversations.unread,
      conversations.counts,
      desk.resolve,
      desk.assign,
      desk.presence,
      desk.settings,
      letters.mail,
      letters.transcript,
      letters.settings,
      callLogs.list,
      callLogs.read,
      callLogs.unread,
      callLogs.markRead,
      callLogs.analysis,
      callLogs.latency,
      callLogs.switchControl,
      callLogs.say,
      callLogs.presence,
      callLogs.connect,
      callLogs.hangUp,
      contacts.list,
      appointments.file,
      appointments.settle,
      schedules.booked,
      schedules.past,
      schedules.move,
      schedules.cancel,
      ...Object.values(apiConversations),
      ...Object.values(apiCalls),
      ...Object.values(apiCustomers),
      ...Object.values(apiAppointments),
      ...Object.values(apiBookings),
    ],
  },
  {
    what: 'Write private notes, use saved replies, see why an agent said something, have replies suggested and conversations summed up',
    role: 'agent',
    calls: [
      ...Object.values(notes),
      savedReplies.list,
      ...Object.values(assist),
      ratings.ofConversation,
      ...Object.values(why),
    ],
  },
  {
    what: 'See agents, what they know and the figures of the dashboard',
    role: 'agent',
    calls: [
      agents.list,
      agents.read,
      agents.chatbotConfig,
      agents.settings,
      knowledge.listAll,
      knowledge.list,
      knowledge.pages,
      knowledge.file,
      knowledge.passages,
      knowledge.facts,
      knowledge.changes,
      knowledge.difference,
      knowledge.newPages,
      knowledge.contradictions,
      knowledge.gaps,
      taughtAnswers.list,
      agentTests.list,
      agentTests.readRun,
      agentVersions.read,
      integrations.list,
      calendars.read,
      screening.rules,
      hours.read,
      schedules.read,
      schedules.times,
      numbers.forwardNumber,
      numbers.activeNumber,
      forwardingCheck.read,
      firstRun.read,
      ...Object.values(metrics),
      attention.read,
      usage.notices,
      system.status,
      system.localModel,
      apiAgents.list,
      apiAgents.read,
      apiAgents.settings,
      apiAgents.appearance,
      apiKnowledge.sources,
      apiKnowledge.source,
      apiKnowledge.answers,
      apiTests.list,
      apiTests.runs,
      apiTests.readRun,
    ],
  },
  {
    what: 'Manage their own sessions, go to another workspace, leave one',
    role: 'agent',
    calls: [
      user.current,
      apiKey.read,
      ...Object.values(sessions),
      ...Object.values(workspaces),
      team.read,
    ],
  },
  {
    what: 'Choose what they are told of while they are away',
    role: 'agent',
    calls: [...Object.values(notices), mails],
  },
  {
    what: 'Create, change, test and delete agents, their knowledge, rules and integrations',
    role: 'admin',
    calls: [
      agents.create,
      agents.remove,
      agents.activate,
      agents.deactivate,
      agents.rename,
      agents.updateChatbotConfig,
      agents.updateSettings,
      apiAgents.create,
      apiAgents.change,
      apiAgents.remove,
      apiAgents.changeSettings,
      apiAgents.changeAppearance,
      knowledge.add,
      knowledge.crawl,
      knowledge.correctPassage,
      knowledge.correctFact,
      knowledge.link,
      knowledge.unlink,
      knowledge.retrain,
      knowledge.schedule,
      knowledge.chooseNewPages,
      knowledge.acceptContradiction,
      knowledge.remove,
      knowledge.removeGap,
      knowledge.keepGapOpen,
      taughtAnswers.create,
      taughtAnswers.update,
      taughtAnswers.remove,
      taughtAnswers.exported,
      taughtAnswers.store,
      apiKnowledge.addWebsite,
      apiKnowledge.addFile,
      apiKnowledge.addText,
      apiKnowledge.readAgain,
      apiKnowledge.changeSource,
      apiKnowledge.link,
      apiKnowledge.unlink,
      apiKnowledge.removeSource,
      apiKnowledge.teach,
      apiKnowledge.change,
      apiKnowledge.forget,
      apiTests.run,
      apiTests.stopRun,
      ...Object.values(actions),
      agentTests.create,
      agentTests.update,
      agentTests.remove,
      agentTests.run,
      agentTests.stopRun,
      agentVersions.saveDraft,
      agentVersions.dropDraft,
      agentVersions.askDraft,
      agentVersions.publish,
      agentVersions.restore,
      integrations.add,
      integrations.read,
      integrations.rotateToken,
      integrations.setBot,
      integrations.removeBot,
      integrations.remove,
      calendars.choices,
      calendars.connect,
      calendars.google,
      calendars.choose,
      calendars.disconnect,
      ...Object.values(whatsapp),
      ...Object.values(localWhatsapp),
      ...Object.values(identitySecrets),
      ...Object.values(installing),
      screening.updateRules,
      hours.update,
      schedules.save,
      screening.listNumber,
      numbers.sendOtp,
      numbers.verifyPhone,
      forwardingCheck.start,
      ...Object.values(stage),
      ...Object.values(localCall),
      ...Object.values(localTexts),
      ...Object.values(localBots),
      { method: 'GET', path: LOCAL_CALL_PATH },
      { method: 'GET', path: TEST_CALL_PATH },
    ],
  },
  {
    what: 'Change saved replies, see how agents and people are rated',
    role: 'admin',
    calls: [savedReplies.create, savedReplies.update, savedReplies.remove, ratings.totals],
  },
  {
    what: 'See and download reports; what things cost in them, only owners',
    role: 'admin',
    calls: Object.values(reports),
  },
  {
    what: 'Decide whether visitors are answered by email',
    role: 'admin',
    calls: [letters.change],
  },
  {
    what: 'Export and delete conversations, calls and what is held of a person',
    role: 'admin',
    calls: [
      conversations.exported,
      conversations.remove,
      leads.exported,
      ...Object.values(apiLeads),
      callLogs.exported,
      callLogs.remove,
      ...Object.values(people),
      schedules.remove,
    ],
  },
  {
    what: 'Add, export and delete contacts',
    role: 'admin',
    calls: [contacts.store, contacts.exported, contacts.remove, contacts.removeAll],
  },
  {
    what: 'Invite people, change their roles, read the activity, decide how the inbox is shared',
    role: 'admin',
    calls: [team.invite, team.revoke, team.changeRole, team.remove, audit.list, desk.change],
  },
  {
    what: 'Make and revoke API keys, connect and disconnect assistants, which act as who let them in',
    role: 'admin',
    calls: [...Object.values(apiKeys), ...Object.values(assistants)],
  },
  {
    what: 'Have events sent to other programs (webhooks), read what was sent',
    role: 'admin',
    calls: [...Object.values(webhooks), ...Object.values(apiWebhooks)],
  },
  {
    what: 'Pay: phone numbers, subscriptions, spending and its caps',
    role: 'owner',
    calls: [
      numbers.available,
      billing.openCheckout,
      billing.purchase,
      billing.cancelPurchase,
      billing.subscription,
      billing.portal,
      usage.read,
      usage.setCap,
    ],
  },
  {
    what: 'Rename the workspace, decide how long it keeps things, choose the model, export everything, delete the account',
    role: 'owner',
    calls: [team.rename, ...Object.values(account), system.chooseLocalModel, system.dropLocalModel],
  },
]
