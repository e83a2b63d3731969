import { DEFAULT_HANDOVER_MESSAGE } from '../agents/defaults.ts'
import { phrasesIn } from './language/phrases.ts'
import type { AgentProfile, AnswerPart, Question } from './types.ts'

/** The owner's own words as they stand; those that came with the agent in the language of the visitor. */
export const handoverMessageIn = (
  { handoverMessage }: Pick<AgentProfile, 'handoverMessage'>,
  language: string,
): string =>
  handoverMessage === DEFAULT_HANDOVER_MESSAGE ? phrasesIn(language).handover : handoverMessage

/** Calls a person and says so, or says that none can come. */
export async function* handOver(
  { agent, personAsked = false }: Question,
  language: string,
): AsyncGenerator<AnswerPart> {
  const phrases = phrasesIn(language)
  if (agent.allowHandover) {
    yield { type: 'person' }
    yield {
      type: 'text',
      text: personAsked ? phrases.personAsked : handoverMessageIn(agent, language),
    }
  } else yield { type: 'text', text: phrases.noPerson }
  yield { type: 'end', outcome: 'answered', offerPerson: false }
}
