import { AppError } from '../../../errors.ts'
import type { Deps } from '../../../deps.ts'
import type { Model } from '../../../ports/model/index.ts'
import type { Booking } from '../../booking/service.ts'
import type { Heard } from '../../listening/types.ts'
import { clockZone } from '../clock-zone.ts'
import { lookUp } from '../context.ts'
import { closeGaps, recordGap } from '../gaps.ts'
import { writtenIn } from '../../../wording/index.ts'
import { notKnown } from '../not-known.ts'
import { sourceOf } from '../source.ts'
import type { AnswerPart, Question } from '../types.ts'
import { WORTH_SHOWING } from '../taught/match.ts'
import { matchesOf, taughtOf } from '../taught/own-answer.ts'
import type { Taught } from '../taught/taught.ts'
import { clockLine } from './clock.ts'
import { toolsForModel, type InOurWords } from './customer-tools.ts'
import { hearInContext } from './hear-in-context.ts'
import { knownFacts } from './known-facts.ts'
import { paragraphsFor } from './paragraphs.ts'
import type { PromptSource } from './prompt-source.ts'
import { promptFor } from './prompt.ts'
import { replyFilter } from './reply-filter.ts'

/** Passages retrieved; their best paragraphs are shown to the model. Those found by topics alone would not be among them. */
const PASSAGES = { best: 20, topical: 0 }
const MAX_TOKENS = 700
/** The most answers of the owner that the model is shown. */
const OWN_MAX = 4

/** Has the model answer, from the best passages only; its reply is cleaned while it streams. */
export async function* answerByModel(
  deps: Deps,
  model: Model,
  question: Question,
  heard: Heard,
  booking: Booking | null,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { agent } = question
  const { smallTalk: talk } = heard
  const sources = talk ? [] : await sourcesFor(deps, question, model.room, signal)
  const customerTools = await toolsForModel(deps, question, heard, signal)
  const clock = clockLine(deps.now(), clockZone(question))
  const prompt = promptFor(question, sources, booking, clock, customerTools !== null)
  const filter = replyFilter(
    sources.length,
    prompt.fence,
    linksOf(sources, agent.instructions, customerTools?.addresses),
    booking?.link ?? '',
  )
  let hasText = false
  const request = { ...prompt, maxTokens: MAX_TOKENS, signal }
  const tools = customerTools && { tools: customerTools.tools }
  for await (const piece of model.stream({ ...request, ...tools })) {
    // Text that arrived before the reply was cut is not shown after it.
    signal.throwIfAborted()
    // A question about an action is asked in our own words, so that no text the model read can change it.
    if (customerTools?.ownWords()) break
    const shown = filter.push(piece)
    if (filter.offersBooking) await booking?.handOut()
    if (shown) {
      hasText = true
      yield { type: 'text', text: shown }
    }
    if (filter.isLeaking) break
  }
  const done = customerTools?.ownWords()
  if (done) return yield* inOurWords(done, hasText)
  const rest = filter.end()
  if (filter.offersBooking) await booking?.handOut()
  if (rest) yield { type: 'text', text: rest }
  const isAgreeing = customerTools?.isAgreeing() ? { isAgreeing: true, awaits: true as const } : {}
  for await (const part of ending(
    deps,
    question,
    sources,
    filter,
    hasText || rest !== '',
    talk === null,
  ))
    yield part.type === 'end' ? { ...part, ...isAgreeing } : part
}

/** What was done, or what is proposed for the customer to confirm. */
function* inOurWords(
  { text, attendee, awaits, ...end }: InOurWords,
  hasText: boolean,
): Generator<AnswerPart> {
  if (attendee) yield { type: 'given', ...attendee }
  yield { type: 'text', text: hasText ? `\n\n${text}` : text }
  const how = { ...end, ...(awaits && { awaits }) }
  yield { type: 'end', outcome: 'answered', offerPerson: false, ...how }
}

/** Facts come first: they are few, and nothing answers better. */
async function sourcesFor(
  deps: Deps,
  question: Question,
  room: number,
  signal: AbortSignal,
): Promise<PromptSource[]> {
  const findings = await lookUp(deps, question, question.text, signal, PASSAGES)
  const { terms, context, passages, corpus } = findings
  const heard = await hearInContext(deps, question, findings)
  const facts = await knownFacts(deps, question, corpus, heard, [...terms, ...context])
  const left = room - facts.reduce((sum, fact) => sum + fact.text.length, 0)
  const own = ownAnswers(question, await taughtOf(deps, question))
  return [...own, ...facts, ...paragraphsFor(passages, terms, left)]
}

/** The owner's own answers come before everything else. */
const ownAnswers = (question: Question, taught: Taught[]): PromptSource[] =>
  matchesOf(question, [question.text], taught)
    .filter(({ taught: { answer }, odds }) => answer !== null && odds >= WORTH_SHOWING)
    .slice(0, OWN_MAX)
    .map(({ taught: entry }) => ({
      label: entry.question,
      text: entry.answer ?? '',
      ownAnswerId: entry.id,
      passage: {
        title: writtenIn(question.agent.language).chat.ownAnswer,
        url: null,
        pageNumber: null,
        text: entry.question,
      },
    }))

/** The sources the reply cites, the open question it found, and the outcome. */
async function* ending(
  deps: Deps,
  question: Question,
  sources: PromptSource[],
  filter: ReturnType<typeof replyFilter>,
  hasText: boolean,
  isQuestion: boolean,
): AsyncGenerator<AnswerPart> {
  const { agent, text } = question
  const isNotKnown = filter.isNotKnown || filter.isLeaking
  if (!hasText && !isNotKnown && !filter.offersBooking) {
    throw new AppError(
      503,
      'model_unavailable',
      'I cannot answer right now. Please try again in a moment.',
    )
  }
  if (!hasText && isNotKnown) yield { type: 'text', text: notKnown(agent) }
  else if (isNotKnown && agent.allowHandover) {
    yield { type: 'text', text: ` ${writtenIn(agent.language).chat.offer}` }
  }
  question.reasons?.weighed(
    sources.map(asWeighed),
    filter.cited.map((index) => asWeighed(sources[index]!)),
    null,
  )
  if (filter.cited.length > 0) {
    yield {
      type: 'sources',
      sources: filter.cited.map((index) => sourceOf(sources[index]!.passage)),
    }
  }
  if (filter.offersBooking && question.isSpoken && agent.hasBookingPage) yield { type: 'booking' }
  if (isNotKnown && isQuestion) await recordGap(deps, question, text)
  else if (filter.cited.length > 0) await closeGaps(deps, question, [text])
  yield {
    type: 'end',
    outcome: isNotKnown ? 'not_known' : 'answered',
    offerPerson: isNotKnown && agent.allowHandover,
  }
}

const kindOf = ({ ownAnswerId, isFacts }: PromptSource): string => {
  if (ownAnswerId) return 'answer'
  return isFacts ? 'facts' : 'text'
}

const asWeighed = (source: PromptSource) => ({
  kind: kindOf(source),
  ...(source.ownAnswerId && { answer_id: source.ownAnswerId }),
  title: source.label,
  text: source.text || source.passage.text,
  odds: null,
})

/** Links a reply may contain: addresses of its sources, in their text, and in the owner's own words. */
function linksOf(
  sources: PromptSource[],
  instructions: string,
  came: string[] = [],
): (url: string) => boolean {
  const holds = (text: string | null, url: string) => text?.includes(url) ?? false
  return (url) =>
    /^https?:\/\//i.test(url) &&
    (holds(instructions, url) ||
      came.includes(url) ||
      sources.some(({ passage, text }) => holds(passage.url, url) || holds(text, url)))
}
