import { DEFAULT_HANDOVER_MESSAGE } from '../agents/defaults.ts'
import { wordingIn } from '../../wording/index.ts'
import type { AgentProfile, AnswerPart, Question } from './types.ts'

/** The owner's own words as they stand; those that came with the agent in the language of the visitor. */
export const handoverMessageIn = (
  { handoverMessage }: Pick<AgentProfile, 'handoverMessage'>,
  language: string,
): string =>
  handoverMessage === DEFAULT_HANDOVER_MESSAGE ? wordingIn(language).chat.handover : handoverMessage

/** Calls a person and says so, or says that none can come. */
export async function* handOver(
  { agent, personAsked = false }: Question,
  language: string,
): AsyncGenerator<AnswerPart> {
  const { chat } = wordingIn(language)
  if (agent.allowHandover) {
    yield { type: 'person' }
    yield {
      type: 'text',
      text: personAsked ? chat.personAsked : handoverMessageIn(agent, language),
    }
  } else yield { type: 'text', text: chat.noPerson }
  yield { type: 'end', outcome: 'answered', offerPerson: false }
}
