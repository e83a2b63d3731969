import { AppError } from '../../../errors.ts'
import type { Deps } from '../../../deps.ts'
import type { Model } from '../../../ports/model/index.ts'
import type { Booking } from '../../booking/service.ts'
import { clockZone } from '../clock-zone.ts'
import { lookUp } from '../context.ts'
import { closeGaps, recordGap } from '../gaps.ts'
import { wordingIn } from '../../../wording/index.ts'
import { notKnown } from '../not-known.ts'
import { smallTalkOf } from '../small-talk.ts'
import { sourceOf } from '../source.ts'
import type { AnswerPart, Question } from '../types.ts'
import { clockLine } from './clock.ts'
import { hearInContext } from './hear-in-context.ts'
import { knownFacts } from './known-facts.ts'
import { paragraphsFor } from './paragraphs.ts'
import type { PromptSource } from './prompt-source.ts'
import { promptFor } from './prompt.ts'
import { replyFilter } from './reply-filter.ts'

/** Of these the best paragraphs are shown. */
const PASSAGES = 20
const MAX_TOKENS = 700

/** The model speaks, from the best passages only; what it says is cleaned as it streams. */
export async function* answerByModel(
  deps: Deps,
  model: Model,
  question: Question,
  booking: Booking | null,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { agent, text } = question
  const talk = smallTalkOf(text)
  const sources = talk ? [] : await sourcesFor(deps, question, model.room, signal)
  const prompt = promptFor(question, sources, booking, clockLine(deps.now(), clockZone(question)))
  const filter = replyFilter(
    sources.length,
    prompt.fence,
    linksOf(sources, agent.instructions),
    booking?.link ?? '',
  )
  let said = false
  for await (const piece of model.stream({ ...prompt, maxTokens: MAX_TOKENS, signal })) {
    const shown = filter.push(piece)
    if (filter.offersBooking) await booking?.handOut()
    if (shown) {
      said = true
      yield { type: 'text', text: shown }
    }
    if (filter.isLeaking) break
  }
  const rest = filter.end()
  if (filter.offersBooking) await booking?.handOut()
  if (rest) yield { type: 'text', text: rest }
  yield* ending(deps, question, sources, filter, said || rest !== '', talk === null)
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
  return [...facts, ...paragraphsFor(passages, terms, left)]
}

/** Sources the reply cites, the gap it found, and how it ended. */
async function* ending(
  deps: Deps,
  question: Question,
  sources: PromptSource[],
  filter: ReturnType<typeof replyFilter>,
  said: boolean,
  isQuestion: boolean,
): AsyncGenerator<AnswerPart> {
  const { agent, text } = question
  const isNotKnown = filter.isNotKnown || filter.isLeaking
  if (!said && !isNotKnown && !filter.offersBooking) {
    throw new AppError(
      503,
      'model_unavailable',
      'I cannot answer right now. Please try again in a moment.',
    )
  }
  if (!said && isNotKnown) yield { type: 'text', text: notKnown(agent) }
  else if (isNotKnown && agent.allowHandover) {
    yield { type: 'text', text: ` ${wordingIn(agent.language).chat.offer}` }
  }
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

/** Addresses a reply may show: those of its sources, in them, and in the owner's own words. */
function linksOf(sources: PromptSource[], instructions: string): (url: string) => boolean {
  const holds = (text: string | null, url: string) => text?.includes(url) ?? false
  return (url) =>
    /^https?:\/\//i.test(url) &&
    (holds(instructions, url) ||
      sources.some(({ passage, text }) => holds(passage.url, url) || holds(text, url)))
}
