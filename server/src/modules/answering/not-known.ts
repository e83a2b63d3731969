import { phrasesIn } from './language/phrases.ts'
import type { AgentProfile } from './types.ts'

/**
 * Says plainly that the knowledge does not hold it, and offers a person where the owner allows that.
 * @param agent with the language of the answer, never `auto`.
 */
export function notKnown(agent: AgentProfile): string {
  const phrases = phrasesIn(agent.language)
  return agent.allowHandover ? `${phrases.notKnown} ${phrases.offer}` : phrases.notKnown
}

/** The same of one part of a question whose other part was answered. */
export function partNotKnown(agent: AgentProfile, part: string): string {
  const phrases = phrasesIn(agent.language)
  const sentence = phrases.notKnownPart.replace('{part}', part)
  return agent.allowHandover ? `${sentence} ${phrases.offer}` : sentence
}
