import { account } from './account.ts'
import { agents } from './agents.ts'
import { appointments } from './appointments.ts'
import { audit } from './audit.ts'
import { billing } from './billing.ts'
import { callLogs, RECORDING_PATH } from './call-logs.ts'
import { conversations } from './conversations.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { EVENTS_PATH } from './events.ts'
import { firstRun } from './first-run.ts'
import { forwardingCheck } from './forwarding-check.ts'
import { integrations } from './integrations.ts'
import { knowledge } from './knowledge.ts'
import { LOCAL_CALL_PATH, localCall } from './local-call.ts'
import { local } from './local.ts'
import { metrics } from './metrics.ts'
import { numbers } from './numbers.ts'
import { notices } from './notices.ts'
import { people } from './people.ts'
import { screening } from './screening.ts'
import { sessions } from './sessions.ts'
import { system } from './system.ts'
import { type Role, team, workspaces } from './team.ts'
import { TEST_CALL_PATH } from './test-call.ts'
import { usage } from './usage.ts'
import { user } from './user.ts'

const { mails, ...stage } = local

type Call = Pick<AnyEndpoint, 'method' | 'path'>

/** What people of a role, and of those above it, may do. */
export type Permission = {
  /** For the table on the screen and in the documents. */
  what: string
  /** The least role. */
  role: Role
  calls: Call[]
}

/** What needs a session, each call once: the server refuses by this table, and the screen shows it. */
export const PERMISSIONS: Permission[] = [
  {
    what: 'Read conversations and calls, take control, answer, hang up',
    role: 'agent',
    calls: [
      { method: 'GET', path: EVENTS_PATH },
      { method: 'GET', path: RECORDING_PATH },
      conversations.list,
      conversations.messages,
      conversations.switchControl,
      conversations.reply,
      conversations.typing,
      conversations.markRead,
      conversations.unread,
      callLogs.list,
      callLogs.unread,
      callLogs.markRead,
      callLogs.analysis,
      callLogs.latency,
      callLogs.switchControl,
      callLogs.say,
      callLogs.connect,
      callLogs.hangUp,
      appointments.file,
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
      knowledge.gaps,
      integrations.list,
      screening.rules,
      numbers.forwardNumber,
      numbers.activeNumber,
      forwardingCheck.read,
      firstRun.read,
      ...Object.values(metrics),
      usage.notices,
      system.status,
      system.localModel,
    ],
  },
  {
    what: 'Manage their own sessions, go to another workspace, leave one',
    role: 'agent',
    calls: [user.current, ...Object.values(sessions), ...Object.values(workspaces), team.read],
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
      agents.updateChatbotConfig,
      agents.updateSettings,
      knowledge.add,
      knowledge.crawl,
      knowledge.correctPassage,
      knowledge.correctFact,
      knowledge.link,
      knowledge.unlink,
      knowledge.retrain,
      knowledge.remove,
      knowledge.removeGap,
      integrations.add,
      integrations.read,
      integrations.rotateToken,
      integrations.remove,
      screening.updateRules,
      numbers.sendOtp,
      numbers.verifyPhone,
      forwardingCheck.start,
      ...Object.values(stage),
      ...Object.values(localCall),
      { method: 'GET', path: LOCAL_CALL_PATH },
      { method: 'GET', path: TEST_CALL_PATH },
    ],
  },
  {
    what: 'Export and delete conversations, calls and what is held of a person',
    role: 'admin',
    calls: [
      conversations.exported,
      conversations.remove,
      callLogs.exported,
      callLogs.remove,
      ...Object.values(people),
    ],
  },
  {
    what: 'Invite people, change their roles, read the activity',
    role: 'admin',
    calls: [team.invite, team.revoke, team.changeRole, team.remove, audit.list],
  },
  {
    what: 'Pay: phone numbers, subscriptions, spending and its caps',
    role: 'owner',
    calls: [
      numbers.available,
      billing.buyNumber,
      billing.purchase,
      billing.cancelPurchase,
      billing.subscription,
      billing.portal,
      usage.read,
      usage.setCap,
    ],
  },
  {
    what: 'Rename the workspace, decide how long it keeps things, choose the model, delete the account',
    role: 'owner',
    calls: [team.rename, ...Object.values(account), system.chooseLocalModel, system.dropLocalModel],
  },
]
