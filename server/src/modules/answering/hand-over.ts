import { handoverMessageIn } from '../agents/defaults.ts'
import { wordingIn } from '../../wording/index.ts'
import type { AnswerPart, Question } from './types.ts'

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
