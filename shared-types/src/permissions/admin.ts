import { actions } from '../actions.ts'
import { agentTests } from '../agent-tests.ts'
import { agentVersions } from '../agent-versions.ts'
import { agents } from '../agents.ts'
import { apiKeys } from '../api-keys.ts'
import { apiAgents } from '../api/agents.ts'
import { apiLeads } from '../api/customers.ts'
import { apiKnowledge } from '../api/knowledge.ts'
import { apiTests } from '../api/tests.ts'
import { apiWebhooks } from '../api/webhooks.ts'
import { assistants } from '../assistants.ts'
import { audit } from '../audit.ts'
import { calendars } from '../calendars.ts'
import { callLogs } from '../call-logs.ts'
import { contacts } from '../contacts.ts'
import { conversations } from '../conversations.ts'
import { desk } from '../desk.ts'
import { forwardingCheck } from '../forwarding-check.ts'
import { hours } from '../hours.ts'
import { identitySecrets } from '../identity.ts'
import { install } from '../install.ts'
import { integrations } from '../integrations.ts'
import { knowledge } from '../knowledge.ts'
import { LOCAL_CALL_PATH, localCall } from '../local-call.ts'
import { leads } from '../leads.ts'
import { letters } from '../letters.ts'
import { local } from '../local.ts'
import { localBots } from '../local-bots.ts'
import { localTexts } from '../local-texts.ts'
import { numbers } from '../numbers.ts'
import { people } from '../people.ts'
import { ratings } from '../ratings.ts'
import { reports } from '../reports.ts'
import { savedReplies } from '../saved-replies.ts'
import { schedules } from '../schedules.ts'
import { screening } from '../screening.ts'
import { taughtAnswers } from '../taught-answers.ts'
import { team } from '../team.ts'
import { TEST_CALL_PATH } from '../test-call.ts'
import { webhooks } from '../webhooks.ts'
import { localWhatsapp, whatsapp } from '../whatsapp.ts'
import type { Permission } from './permission.ts'

const { mails: _mails, ...stage } = local
/** The install sheet is open to everybody who has its link, so that no role is needed for it. */
const { sheet: _sheet, ...installing } = install

/** What admins and owners may do. */
export const ADMIN_PERMISSIONS: Permission[] = [
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
]
