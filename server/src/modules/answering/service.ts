import type { Deps } from '../../deps.ts'
import { actInTurn } from '../actions/running/converse.ts'
import { agreeInTalk } from '../appointments/talk.ts'
import type { Talked } from '../appointments/talk-types.ts'
import { talkMessageIn } from './talk-message.ts'
import { type Booking, bookingFor } from '../booking/service.ts'
import { fairLanes } from '../../lib/fair-lanes.ts'
import { aloudIn } from '../../wording/aloud.ts'
import { inOneLine } from '../../wording/in-one-line.ts'
import { wordingIn, writtenIn } from '../../wording/index.ts'
import type { Model } from '../../ports/model/index.ts'
import { modelListener } from '../listening/listener.ts'
import type { Heard } from '../listening/types.ts'
import { modelFor } from '../usage/models.ts'
import { factsOf } from './facts/facts-of.ts'
import type { StoredFact } from './facts/fact-store.ts'
import { asksAnything, type Given, givenIn } from './given.ts'
import { acceptsOffer, handOver, takeContact } from './hand-over.ts'
import { hearFile, hearQuestion, languageFor } from './hearing.ts'
import { answerByModel } from './modelling/answer-by-model.ts'
import { HeadStart } from './modelling/head-start.ts'
import { answerByQuoting } from './quoting/answer-by-quoting.ts'
import { asks } from '../listening/clauses.ts'
import type { SmallTalk } from '../listening/small-talk.ts'
import { onlyBantersIn } from '../listening/wishes.ts'
import { replyToSmallTalk, smallTalkFor } from './small-talk.ts'
import { corpusOf } from './retrieval/corpus.ts'
import { asksWhatWasTaught } from './taught/own-answer.ts'
import { brandOf } from './brand.ts'
import type { AnswerPart, Question } from './types.ts'

export { judgeSentiment } from './modelling/judge-sentiment.ts'

/**
 * Without a model an answer is pure computation in this process. Accounts take turns, so that a flood of questions to one account delays
 * only its own answers, and calls not at all.
 */
const inTurn = fairLanes({ count: 64, perKey: 2 })

/**
 * Answers a question from the knowledge of an agent; it knows neither HTTP nor telephony. Stops without `end` when `signal` aborts; throws
 * when the model fails after it has started to speak.
 */
export async function* answer(
  deps: Deps,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  try {
    if (question.isFileAlone) return yield* takeFile(deps, question)
    const { userId, id: agentId } = question.agent
    const model = await modelFor(deps, { userId, agentId }, question.reasons?.used)
    if (model) question.reasons?.asksModel(model)
    if (model && (yield* spokenBy(model, deps, question, signal))) return
    const key = question.isSpoken ? `${userId} spoken` : userId
    yield* await inTurn(key, () => all(partsOf(deps, question, null, signal)), signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** @returns false when the model failed before its first word, so that the answer can be quoted from the knowledge instead. */
async function* spokenBy(
  model: Model,
  deps: Deps,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, boolean> {
  let hasBegun = false
  try {
    for await (const part of partsOf(deps, question, model, signal)) {
      // What the customer said may be stored twice; only words cannot be said twice.
      hasBegun ||= part.type !== 'given'
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
  const ahead = new HeadStart()
  const findModel = async (ear: Heard) => {
    if (model) ahead.begin(deps, model, await asAsked(deps, question, ear), ear, signal)
    return model
  }
  try {
    const listener = modelListener(findModel, { log: deps.log, signal })
    const heard = question.heard ?? (await hearQuestion(deps, question, listener))
    yield* answerTo(deps, question, heard, model, ahead, signal)
  } finally {
    ahead.leave()
  }
}

async function* answerTo(
  deps: Deps,
  question: Question,
  heard: Heard,
  model: Model | null,
  ahead: HeadStart,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  // On a call, the script of the call handles the wish for a person.
  const isAlone = !question.isSpoken && !question.isDraft
  const given = isAlone ? await givenBy(deps, question, heard) : null
  if (given) yield { type: 'given', ...given }
  const agreed = model ? null : await agreeOn(deps, question, heard)
  if (agreed) return yield* sayAgreed(agreed)
  if (isAlone && (wantsPerson(question, heard) || acceptsOffer(question, heard))) {
    return yield* handOver(question, languageFor(question.agent, heard), deps.now())
  }
  const asked = await asAsked(deps, question, heard)
  const leavesContact = given !== null && isReached(given) && !asksAnything(question.text)
  // A visitor who waits for a person was asked for an email address.
  if (leavesContact && question.personAsked) return yield* takeContact(asked, heard, given)
  const acted = await actedIn(deps, asked, heard, model, signal)
  if (acted) return yield* acted
  if (question.isSpoken && !model && onlyBantersIn(heard.intents) && !asks(question.text)) {
    return yield* saySorry(asked)
  }
  const talk = model ? null : smallTalkFor(question, heard)
  if (talk && !(await asksWhatWasTaught(deps, asked))) return yield* chat(asked, talk)
  const begun = ahead.answerTo(heard)
  if (begun) return yield* begun
  const booking = await bookingOf(deps, asked, heard)
  // A model may have asked for it, and an appointment may need it.
  if (leavesContact && !model && !booking?.isDue) return yield* takeContact(asked, heard, given)
  yield* model
    ? answerByModel(deps, model, asked, heard, booking, signal)
    : answerByQuoting(deps, { ...asked, heard }, booking, signal)
}

/** What visitors say of themselves; null when they say nothing new. A contact that the knowledge has is the business's. */
async function givenBy(deps: Deps, question: Question, heard: Heard): Promise<Given | null> {
  const given = givenIn(heard, question.personAsked ?? false)
  if (!isReached(given)) return given.name === null ? null : given
  const corpus = await corpusOf(deps, question.agent)
  const known = await factsOf(deps, question, corpus, ['phone', 'email'])
  return known.some((fact) => isContactOf(fact, heard.contact)) ? null : given
}

const isReached = ({ email, phone }: Given): boolean => email !== null || phone !== null

const isContactOf = (fact: StoredFact, contact: string | null): boolean =>
  (fact.kind === 'phone' && fact.value.number === contact) ||
  (fact.kind === 'email' && fact.value.address.toLowerCase() === contact)

/** When the agent has actions: what it does in this turn, or what it must ask first. */
const actedIn = (
  deps: Deps,
  question: Question,
  heard: Heard,
  model: Model | null,
  signal: AbortSignal,
) =>
  question.agent.hasActions && (!question.isDraft || question.rehearsal)
    ? actInTurn(deps, { question, heard, signal }, model !== null)
    : null

/** Without a model, arranges an appointment with the agent's people by what was understood. */
async function agreeOn(deps: Deps, question: Question, heard: Heard): Promise<Talked | null> {
  const message = talkMessageIn(question, heard, languageFor(question.agent, heard))
  return message && agreeInTalk(deps, message)
}

async function* sayAgreed({ text, attendee, isOpen }: Talked): AsyncGenerator<AnswerPart> {
  if (attendee) yield { type: 'given', ...attendee }
  yield { type: 'text', text }
  const end = { type: 'end', outcome: 'answered', offerPerson: false, isAgreeing: isOpen } as const
  yield { ...end, ...(isOpen && { awaits: true }) }
}

/** Whether to fetch a person. Somebody who wants an appointment is given the booking page instead when there is one. */
const wantsPerson = ({ agent }: Question, heard: Heard): boolean =>
  heard.wantsPerson && !((agent.hasBookingPage || agent.hasSchedule) && heard.wantsAppointment)

/** Fewer languages can be spoken than written. */
function languageOfAnswer({ agent, isSpoken }: Question, heard: Heard): string {
  const language = languageFor(agent, heard)
  return isSpoken ? wordingIn(language).language : language
}

/** The question with one language for the whole answer. Somebody who has asked for a person is not offered one again. */
async function asAsked(deps: Deps, question: Question, heard: Heard): Promise<Question> {
  const { agent, personAsked } = question
  const language = languageOfAnswer(question, heard)
  const allowHandover = agent.allowHandover && !personAsked
  const brandName = await brandOf(deps, agent)
  return { ...question, agent: { ...agent, language, allowHandover, brandName } }
}

/** The booking page as the agent may write it; on a call, the script of the call offers it. */
const bookingOf = (
  deps: Deps,
  question: Question,
  heard: Heard,
): Promise<Booking | null> | null => {
  const { agent, isSpoken } = question
  if (!agent.hasBookingPage || agent.hasSchedule || isSpoken) return null
  return bookingFor(deps, { ...question, heard, language: agent.language })
}

/** Says that the agent cannot open files but a person can. */
async function* takeFile(deps: Deps, question: Question) {
  const { agent, personAsked } = question
  const { chat } = writtenIn(await hearFile(deps, question))
  const offerPerson = agent.allowHandover && !personAsked
  yield {
    type: 'text',
    text: offerPerson ? inOneLine(chat.fileKept, chat.offer) : chat.fileKept,
  } as const
  yield { type: 'end', outcome: 'answered', offerPerson } as const
}

/** Stays friendly to a caller who insults the agent or only jokes: nothing is looked up, and no open question is stored. */
async function* saySorry({ agent }: Question) {
  yield { type: 'text', text: aloudIn(agent.language).sorry } as const
  yield { type: 'end', outcome: 'answered', offerPerson: false, awaits: true } as const
}

/** Replies to greetings and other small talk when no model speaks. */
async function* chat({ agent }: Question, talk: SmallTalk): AsyncGenerator<AnswerPart> {
  yield { type: 'text', text: replyToSmallTalk(talk, agent) }
  yield { type: 'end', outcome: 'answered', offerPerson: false }
}
