import { writtenIn } from '../../wording/index.ts'
import { saidName } from '../agents/said-name.ts'
import type { SmallTalk } from '../listening/small-talk.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import { likeliestOf } from '../listening/intents.ts'
import type { Heard } from '../listening/types.ts'
import { nameIntroduced } from './introduced.ts'
import { mayAskForLeader } from './leaders/asks-for-leader.ts'
import type { Question } from './types.ts'

/** The agent's reply to small talk, from its own profile and in its language. */
export function replyToSmallTalk(talk: SmallTalk, agent: AgentProfile): string {
  const { chat } = writtenIn(agent.language)
  return talk === 'identity' ? chat.identity({ brand: saidName(agent) }) : chat[talk]
}

/** The small talk to reply to; null where it goes on with a question, asks for the owner, or introduces nobody, as “this is hopeless” does. */
export function smallTalkFor(question: Question, heard: Heard): SmallTalk | null {
  const { smallTalk, language } = heard
  if (!smallTalk || goesOn(question, heard) || mayAskForLeader(heard)) return null
  const namesNobody = nameIntroduced(question.text, language, false) === null
  return smallTalk === 'introduction' && namesNobody ? null : smallTalk
}

/** Whether a message that may be small talk goes on with what was asked before: “und Moped?” asks nobody how they are. */
const goesOn = ({ history }: Question, { leaning, intents }: Heard): boolean =>
  history.some(({ role }) => role === 'customer') &&
  intents.every((odds) => leaning > odds[likeliestOf(odds)])
