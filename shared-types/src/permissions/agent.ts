import { agentTests } from '../agent-tests.ts'
import { agentVersions } from '../agent-versions.ts'
import { agents } from '../agents.ts'
import { apiAgents } from '../api/agents.ts'
import { apiAppointments, apiBookings } from '../api/appointments.ts'
import { apiCalls } from '../api/calls.ts'
import { apiConversations } from '../api/conversations.ts'
import { apiCustomers } from '../api/customers.ts'
import { apiKey } from '../api/key.ts'
import { apiKnowledge } from '../api/knowledge.ts'
import { apiTests } from '../api/tests.ts'
import { appointments } from '../appointments.ts'
import { assist } from '../assist.ts'
import { attention } from '../attention.ts'
import { calendars } from '../calendars.ts'
import { RECORDING_PATH } from '../call-log.ts'
import { callLogs } from '../call-logs.ts'
import { contacts } from '../contacts.ts'
import { conversations } from '../conversations.ts'
import { desk } from '../desk.ts'
import { EVENTS_PATH } from '../events.ts'
import { files } from '../files.ts'
import { firstRun } from '../first-run.ts'
import { forwardingCheck } from '../forwarding-check.ts'
import { hours } from '../hours.ts'
import { integrations } from '../integrations.ts'
import { knowledge } from '../knowledge.ts'
import { letters } from '../letters.ts'
import { local } from '../local.ts'
import { metrics } from '../metrics.ts'
import { notes } from '../notes.ts'
import { numbers } from '../numbers.ts'
import { notices } from '../notices.ts'
import { otherConversations } from '../other-conversations.ts'
import { ratings } from '../ratings.ts'
import { savedReplies } from '../saved-replies.ts'
import { schedules } from '../schedules.ts'
import { screening } from '../screening.ts'
import { sessions } from '../sessions.ts'
import { system } from '../system.ts'
import { taughtAnswers } from '../taught-answers.ts'
import { team, workspaces } from '../team.ts'
import { usage } from '../usage.ts'
import { user } from '../user.ts'
import { why } from '../why.ts'
import type { Permission } from './permission.ts'

const { mails } = local

/** What everybody of a workspace may do. */
export const AGENT_PERMISSIONS: Permission[] = [
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
]
