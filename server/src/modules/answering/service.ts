import type { Deps } from '../../deps.ts'
import { answerByQuoting } from './answer-by-quoting.ts'
import { replyToSmallTalk, smallTalkOf } from './small-talk.ts'
import type { AnswerPart, Question } from './types.ts'

/**
 * Answers a question from the knowledge of an agent; knows neither HTTP nor telephone.
 * Stops without `end` when `signal` aborts; throws when the model fails before anything was said.
 */
export async function* answer(
  deps: Deps,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { agent, text } = question
  const talk = smallTalkOf(text)
  if (talk) {
    yield { type: 'text', text: replyToSmallTalk(talk, agent, text) }
    yield {
      type: 'end',
      outcome: 'answered',
      offerPerson: talk === 'person' && agent.allowHandover,
    }
    return
  }
  yield* answerByQuoting(deps, question, signal)
}
