import type { Deps } from '../../deps.ts'
import { type Booking, bookingFor } from '../booking/service.ts'
import { wantsAppointment } from '../booking/wish.ts'
import { fairLanes } from '../../lib/fair-lanes.ts'
import type { Model } from '../../ports/model/index.ts'
import type { Heard } from '../listening/types.ts'
import { modelFor } from '../usage/models.ts'
import { acceptsOffer } from './accepts-offer.ts'
import { handOver } from './hand-over.ts'
import { hearQuestion, languageFor } from './hearing.ts'
import { answerByModel } from './modelling/answer-by-model.ts'
import { answerByQuoting } from './quoting/answer-by-quoting.ts'
import { replyToSmallTalk, type SmallTalk, smallTalkOf } from './small-talk.ts'
import type { AnswerPart, Question } from './types.ts'

export { judgeSentiment } from './modelling/judge-sentiment.ts'

/**
 * Without a model an answer is all work of this process. Accounts take turns at it, so that a flood of one account's visitors stands before
 * its own answers only, and before none of its calls.
 */
const inTurn = fairLanes({ count: 64, perKey: 2 })

/**
 * Answers a question from the knowledge of an agent; knows neither HTTP nor telephone.
 * Stops without `end` when `signal` aborts; throws when the model fails after it has begun to speak.
 */
export async function* answer(
  deps: Deps,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  try {
    const { userId, id: agentId } = question.agent
    const model = await modelFor(deps, { userId, agentId })
    if (model && (yield* spokenBy(model, deps, question, signal))) return
    const key = question.isSpoken ? `${userId} spoken` : userId
    yield* await inTurn(key, () => all(partsOf(deps, question, null, signal)), signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** @returns false where the model failed before its first word, so that the knowledge may answer in its own. */
async function* spokenBy(
  model: Model,
  deps: Deps,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, boolean> {
  let hasBegun = false
  try {
    for await (const part of partsOf(deps, question, model, signal)) {
      hasBegun = true
      yield part
    }
    return true
  } catch (error) {
    if (hasBegun || signal.aborted) throw error
    deps.log.warn({ err: error }, 'the model failed before its first word, the answer is quoted')
    return false
  }
}

async function all(parts: AsyncIterable<AnswerPart>): Promise<AnswerPart[]> {
  const list: AnswerPart[] = []
  for await (const part of parts) list.push(part)
  return list
}

async function* partsOf(
  deps: Deps,
  question: Question,
  model: Model | null,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const heard = await hearQuestion(deps, question)
  // The script of a call sees to a caller's wish for a person.
  if (!question.isSpoken && (wantsPerson(question, heard) || acceptsOffer(question))) {
    return yield* handOver(question, languageFor(question.agent, heard))
  }
  const talk = smallTalkOf(question.text)
  if (talk && !model) return yield* chat(question, talk)
  const asked = askedOf(question, languageFor(question.agent, heard))
  const booking = await bookingOf(deps, asked)
  yield* model
    ? answerByModel(deps, model, asked, booking, signal)
    : answerByQuoting(deps, asked, booking, signal)
}

/** Whoever wants an appointment wants the booking page where there is one. */
const wantsPerson = ({ agent, text }: Question, heard: Heard): boolean =>
  heard.wantsPerson && !(agent.hasBookingPage && wantsAppointment(text))

/** Answered in one language throughout, and nobody is asked whether they want a person who has said so. */
const askedOf = (question: Question, language: string): Question => {
  const { agent, personAsked } = question
  const allowHandover = agent.allowHandover && !personAsked
  return { ...question, agent: { ...agent, language, allowHandover } }
}

/** What the agent may write of its booking page; a caller is offered it by the script of the call. */
const bookingOf = (deps: Deps, question: Question): Promise<Booking | null> | null => {
  const { agent, isSpoken } = question
  if (!agent.hasBookingPage || isSpoken) return null
  return bookingFor(deps, { ...question, language: agent.language })
}

/** Greetings and the like, where no model speaks. */
async function* chat({ agent, text }: Question, talk: SmallTalk): AsyncGenerator<AnswerPart> {
  yield { type: 'text', text: replyToSmallTalk(talk, agent, text) }
  yield { type: 'end', outcome: 'answered', offerPerson: false }
}
