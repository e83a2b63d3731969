import { writtenIn } from '../../wording/index.ts'
import { saidName } from '../agents/said-name.ts'
import type { SmallTalk } from '../listening/small-talk.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'

/** The agent's reply to small talk, from its own profile and in its language. */
export function replyToSmallTalk(talk: SmallTalk, agent: AgentProfile): string {
  const { chat } = writtenIn(agent.language)
  return talk === 'identity' ? chat.identity({ brand: saidName(agent) }) : chat[talk]
}
