import type { Source } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { candidatesFor, type Judged } from '../candidates.ts'
import { lookUp } from '../context.ts'
import { closeGaps, recordGap } from '../gaps.ts'
import { notKnown, partNotKnown } from '../not-known.ts'
import type { Booking } from '../../booking/service.ts'
import { wantsAppointment } from '../../booking/wish.ts'
import { asks, clausesOf } from './clauses.ts'
import { chosen } from '../judging/judge.ts'
import type { AnswerPart, Question } from '../types.ts'

/**
 * Answers in the words of the knowledge itself: no model, nothing that is not written there.
 * @param booking where the agent has a booking page, which it offers beside the answer when that is due.
 */
export async function* answerByQuoting(
  deps: Deps,
  question: Question,
  booking: Booking | null,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { agent, text } = question
  const due = booking?.isDue ? booking : null
  const { quotes, unknown } = due
    ? await quotesBeside(deps, question, due, signal)
    : await quotesFor(deps, question, signal)
  const open = stillOpen(text, quotes, unknown, due)
  for (const part of open) await recordGap(deps, question, part)
  const said = quotes.map((quote) => quote.text)
  if (said.length === 0 && !due) said.push(notKnown(agent))
  else for (const part of open) said.push(partNotKnown(agent, part))
  if (due) {
    await due.handOut()
    said.push(due.sentence)
  }
  yield { type: 'text', text: said.join('\n\n') }
  if (quotes.length > 0) yield { type: 'sources', sources: sourcesOf(quotes) }
  const isWhole = open.length === 0
  if (isWhole && quotes.length > 0) {
    await closeGaps(deps, question, [text, ...clausesOf(text).questions])
  }
  yield {
    type: 'end',
    outcome: isWhole ? 'answered' : 'not_known',
    offerPerson: !isWhole && agent.allowHandover,
  }
}

/** For what is asked beside an appointment; nothing of "I'd like to come in" and "Can I book Tuesday at 3?". */
async function quotesBeside(
  deps: Deps,
  question: Question,
  { when }: Booking,
  signal: AbortSignal,
): Promise<{ quotes: Judged[]; unknown: string[] }> {
  const { questions, told } = clausesOf(question.text)
  const isOpen = (clause: string) => asks(clause) && !(when !== null && wantsAppointment(clause))
  const asked = questions.filter(isOpen)
  if (asked.length === 0) return { quotes: [], unknown: [] }
  // What the appointment is for may lead an answer, the wish for one would lead it astray.
  const text = [...told.filter((clause) => !wantsAppointment(clause)), ...asked].join(' ')
  return quotesFor(deps, { ...question, text }, signal)
}

/** What nothing answers: the booking page answers a wish for an appointment. */
function stillOpen(
  text: string,
  quotes: Judged[],
  unknown: string[],
  due: Booking | null,
): string[] {
  if (due) return unknown.filter((part) => !wantsAppointment(part))
  return quotes.length > 0 ? unknown : [text]
}

/** What answers each question in the message, else what answers the message as a whole. */
async function quotesFor(deps: Deps, question: Question, signal: AbortSignal) {
  const { questions, told } = clausesOf(question.text)
  const before = [...told]
  const quotes: Judged[] = []
  const unknown: string[] = []
  for (const asked of questions) {
    const said = await saidTo(deps, question, before, asked, signal)
    if (said.length === 0) unknown.push(asked)
    quotes.push(...said.filter(({ text }) => quotes.every((quote) => quote.text !== text)))
    before.push(asked)
  }
  if (quotes.length === 0 && questions.length + told.length > 1) {
    const found = await lookUp(deps, question, question.text, signal)
    const whole = chosen(await candidatesFor(deps, question, question.text, found))
    if (whole.length > 0) return { quotes: whole, unknown: [] }
  }
  return { quotes, unknown }
}

/** A question that may stand alone is asked alone first: what was spoken of before would lead it astray. */
async function saidTo(
  deps: Deps,
  question: Question,
  before: string[],
  asked: string,
  signal: AbortSignal,
): Promise<Judged[]> {
  const said = before.map((text) => ({ role: 'customer' as const, text }))
  const led = { ...question, history: [...question.history, ...said] }
  const found = await lookUp(deps, led, asked, signal)
  if (found.context.length > 0 && !found.leansSurely) {
    const alone = { ...question, history: said }
    const by = await lookUp(deps, alone, asked, signal)
    const quotes = chosen(await candidatesFor(deps, alone, asked, by))
    if (quotes.length > 0) return quotes
  }
  return chosen(await candidatesFor(deps, led, asked, found))
}

function sourcesOf(quotes: Judged[]): Source[] {
  const sources = quotes.map(({ source }) => source)
  return sources.filter(
    (source, index) =>
      sources.findIndex(
        ({ title, url, page }) =>
          title === source.title && url === source.url && page === source.page,
      ) === index,
  )
}
