import { AppError } from '../../../errors.ts'
import type { Deps } from '../../../deps.ts'
import type { Model } from '../../../ports/model/index.ts'
import type { Booking } from '../../booking/service.ts'
import { lookUp } from '../context.ts'
import { recordGap } from '../gaps.ts'
import { answerLanguage } from '../language/detect.ts'
import { phrasesIn } from '../language/phrases.ts'
import { notKnown } from '../not-known.ts'
import type { Passage } from '../retrieval/types.ts'
import { smallTalkOf } from '../small-talk.ts'
import { sourceOf } from '../source.ts'
import type { AnswerPart, Question } from '../types.ts'
import { promptFor } from './prompt.ts'
import { replyFilter } from './reply-filter.ts'

const PASSAGES = 8
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
  const passages = talk
    ? []
    : (await lookUp(deps, question, text, signal)).passages.slice(0, PASSAGES)
  const prompt = promptFor(question, passages, booking)
  const filter = replyFilter(
    passages.length,
    prompt.fence,
    linksOf(passages, agent.instructions),
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
  yield* ending(deps, question, passages, filter, said || rest !== '', talk === null)
}

/** Sources the reply cites, the gap it found, and how it ended. */
async function* ending(
  deps: Deps,
  question: Question,
  passages: Passage[],
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
  if (!said && isNotKnown) yield { type: 'text', text: notKnown(agent, text) }
  else if (isNotKnown && agent.allowHandover) {
    yield { type: 'text', text: ` ${phrasesIn(answerLanguage(agent.language, text)).offer}` }
  }
  if (filter.cited.length > 0) {
    yield { type: 'sources', sources: filter.cited.map((index) => sourceOf(passages[index]!)) }
  }
  if (filter.offersBooking && question.isSpoken && agent.hasBookingPage) yield { type: 'booking' }
  if (isNotKnown && isQuestion) await recordGap(deps, question, text)
  yield {
    type: 'end',
    outcome: isNotKnown ? 'not_known' : 'answered',
    offerPerson: isNotKnown && agent.allowHandover,
  }
}

/** Addresses a reply may show: those of its sources, in them, and in the owner's own words. */
function linksOf(passages: Passage[], instructions: string): (url: string) => boolean {
  const known = [instructions, ...passages.flatMap(({ url, text }) => [url ?? '', text])].join('\n')
  return (url) => /^https?:\/\//i.test(url) && known.includes(url)
}
