import { wordingIn } from '../../wording/index.ts'
import type { AgentProfile } from './types.ts'

/**
 * Says plainly that the knowledge does not hold it, and offers a person where the owner allows that.
 * @param agent with the language of the answer, never `auto`.
 */
export function notKnown(agent: AgentProfile): string {
  const { chat } = wordingIn(agent.language)
  return agent.allowHandover ? `${chat.notKnown} ${chat.offer}` : chat.notKnown
}

/** The same of one part of a question whose other part was answered. */
export function partNotKnown(agent: AgentProfile, part: string): string {
  const { chat } = wordingIn(agent.language)
  const sentence = chat.notKnownPart({ part })
  return agent.allowHandover ? `${sentence} ${chat.offer}` : sentence
}
