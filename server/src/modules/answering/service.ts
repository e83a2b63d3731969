import type { Deps } from '../../deps.ts'
import { answerByModel } from './modelling/answer-by-model.ts'
import { answerByQuoting } from './quoting/answer-by-quoting.ts'
import { replyToSmallTalk, smallTalkOf } from './small-talk.ts'
import type { AnswerPart, Question } from './types.ts'

export { judgeSentiment } from './modelling/judge-sentiment.ts'

/**
 * Answers a question from the knowledge of an agent; knows neither HTTP nor telephone.
 * Stops without `end` when `signal` aborts; throws when the model fails before anything was said.
 */
export async function* answer(
  deps: Deps,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  try {
    yield* partsOf(deps, question, signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function partsOf(deps: Deps, question: Question, signal: AbortSignal): AsyncGenerator<AnswerPart> {
  const talk = smallTalkOf(question.text)
  const asksForPerson = talk === 'person'
  if (deps.model && !asksForPerson) return answerByModel(deps, deps.model, question, signal)
  return talk ? chat(question) : answerByQuoting(deps, question, signal)
}

/** Greetings and the like without a model, and the wish for a person in any case. */
async function* chat({ agent, text }: Question): AsyncGenerator<AnswerPart> {
  const talk = smallTalkOf(text)!
  yield { type: 'text', text: replyToSmallTalk(talk, agent, text) }
  yield { type: 'end', outcome: 'answered', offerPerson: talk === 'person' && agent.allowHandover }
}
