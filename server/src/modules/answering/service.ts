import type { Deps } from '../../deps.ts'
import { type Booking, bookingFor } from '../booking/service.ts'
import { answerLanguage } from './language/detect.ts'
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

async function* partsOf(
  deps: Deps,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const talk = smallTalkOf(question.text)
  if (talk === 'person' || (talk && !deps.model)) return yield* chat(question)
  const booking = await bookingOf(deps, question)
  yield* deps.model
    ? answerByModel(deps, deps.model, question, booking, signal)
    : answerByQuoting(deps, question, booking, signal)
}

/** What the agent may write of its booking page; a caller is offered it by the script of the call. */
const bookingOf = (deps: Deps, question: Question): Promise<Booking | null> | null => {
  const { agent, text, isSpoken } = question
  if (!agent.hasBookingPage || isSpoken) return null
  return bookingFor(deps, { ...question, language: answerLanguage(agent.language, text) })
}

/** Greetings and the like without a model, and the wish for a person in any case. */
async function* chat({ agent, text }: Question): AsyncGenerator<AnswerPart> {
  const talk = smallTalkOf(text)!
  yield { type: 'text', text: replyToSmallTalk(talk, agent, text) }
  yield { type: 'end', outcome: 'answered', offerPerson: talk === 'person' && agent.allowHandover }
}
