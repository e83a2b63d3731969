import type { Deps } from '../../deps.ts'
import type { AnswerPart, Question } from './types.ts'

/**
 * Answers a question from the knowledge of an agent; knows neither HTTP nor telephone.
 * Stops without `end` when `signal` aborts; throws when the model fails before anything was said.
 */
export async function* answer(
  _deps: Deps,
  question: Question,
  _signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  yield { type: 'text', text: question.agent.handoverMessage }
  yield { type: 'end', outcome: 'not_known', offerPerson: question.agent.allowHandover }
}
