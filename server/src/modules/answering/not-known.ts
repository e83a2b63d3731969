import { inOneLine } from '../../wording/in-one-line.ts'
import { writtenIn } from '../../wording/index.ts'
import type { AgentProfile } from './types.ts'

/**
 * Says that the knowledge does not contain the answer, and offers a person when the owner allows that.
 * @param agent whose `language` is that of the answer, never `auto`.
 */
export function notKnown(agent: AgentProfile): string {
  const { chat } = writtenIn(agent.language)
  return agent.allowHandover ? inOneLine(chat.notKnown, chat.offer) : chat.notKnown
}

/** Says the same about one part of a question whose other part was answered. */
export function partNotKnown(agent: AgentProfile, part: string): string {
  const { chat } = writtenIn(agent.language)
  const sentence = chat.notKnownPart({ part })
  return agent.allowHandover ? inOneLine(sentence, chat.offer) : sentence
}
