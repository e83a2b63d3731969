import { inOneLine } from '../../wording/in-one-line.ts'
import { writtenIn } from '../../wording/index.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'

/**
 * Says that the knowledge does not contain the answer, and offers a person when the owner allows that.
 * @param agent whose `language` is that of the answer, never `auto`.
 */
export function notKnown(agent: AgentProfile): string {
  const { chat } = writtenIn(agent.language)
  return agent.allowHandover ? inOneLine(chat.notKnown, chat.offer) : chat.notKnown
}

/** Thanks for what was only told, and offers a person when the owner allows that. */
export function toldOnly(agent: AgentProfile): string {
  const { chat } = writtenIn(agent.language)
  return agent.allowHandover ? inOneLine(chat.told, chat.offer) : chat.told
}

/** Says that no answer is sure, and shows what comes closest to one. */
export function notSure(agent: AgentProfile, nearest: string): string {
  const { chat } = writtenIn(agent.language)
  const shown = [chat.notSure, nearest]
  return [...shown, ...(agent.allowHandover ? [chat.offer] : [])].join('\n\n')
}

/** Says about one part of a question whose other part was answered that it is not known. */
export function partNotKnown(agent: AgentProfile, part: string): string {
  const { chat } = writtenIn(agent.language)
  const sentence = chat.notKnownPart({ part })
  return agent.allowHandover ? inOneLine(sentence, chat.offer) : sentence
}
