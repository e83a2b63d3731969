import { answerLanguage } from './language/detect.ts'
import { phrasesIn } from './language/phrases.ts'
import type { AgentProfile } from './types.ts'

/** Says plainly that the knowledge does not hold it, and offers a person where the owner allows that. */
export function notKnown(agent: AgentProfile, question: string): string {
  const phrases = phrasesIn(answerLanguage(agent.language, question))
  return agent.allowHandover ? `${phrases.notKnown} ${phrases.offer}` : phrases.notKnown
}

/** The same of one part of a question whose other part was answered. */
export function partNotKnown(agent: AgentProfile, question: string, part: string): string {
  const phrases = phrasesIn(answerLanguage(agent.language, question))
  const sentence = phrases.notKnownPart.replace('{part}', part)
  return agent.allowHandover ? `${sentence} ${phrases.offer}` : sentence
}
