import type { Source } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { type Findings, lookUp } from '../context.ts'
import { recordGap } from '../gaps.ts'
import { notKnown, partNotKnown } from '../not-known.ts'
import type { Booking } from '../../booking/service.ts'
import { wantsAppointment } from '../../booking/wish.ts'
import { asks, clausesOf } from './clauses.ts'
import { kindOf } from './question-kind.ts'
import { type Quote, quoteFrom } from './quote.ts'
import { sourceOf } from '../source.ts'
import type { AnswerPart, Question } from '../types.ts'

/** What was asked before leads a follow-up, the question itself decides. */
const CONTEXT = 0.35

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
  if (said.length === 0 && !due) said.push(notKnown(agent, text))
  else for (const part of open) said.push(partNotKnown(agent, text, part))
  if (due) {
    await due.handOut()
    said.push(due.sentence)
  }
  yield { type: 'text', text: said.join('\n\n') }
  if (quotes.length > 0) yield { type: 'sources', sources: sourcesOf(quotes) }
  const isWhole = open.length === 0
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
): Promise<{ quotes: Quote[]; unknown: string[] }> {
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
  quotes: Quote[],
  unknown: string[],
  due: Booking | null,
): string[] {
  if (due) return unknown.filter((part) => !wantsAppointment(part))
  return quotes.length > 0 ? unknown : [text]
}

/** A quote for each question in the message, else one for the message as a whole. */
async function quotesFor(deps: Deps, question: Question, signal: AbortSignal) {
  const { questions, told } = clausesOf(question.text)
  const before = [...told]
  const quotes: Quote[] = []
  const unknown: string[] = []
  for (const asked of questions) {
    const quote = await quoteFor(deps, question, before, asked, signal)
    if (!quote) unknown.push(asked)
    else if (!quotes.some(({ text }) => text === quote.text)) quotes.push(quote)
    before.push(asked)
  }
  if (unknown.length > 0 && questions.length + told.length > 1) {
    const whole = quoteOf(question.text, await lookUp(deps, question, question.text, signal))
    if (whole) return { quotes: [whole], unknown: [] }
  }
  return { quotes, unknown }
}

/** A question that may stand alone is asked alone first: what was spoken of before would lead it astray. */
async function quoteFor(
  deps: Deps,
  question: Question,
  before: string[],
  asked: string,
  signal: AbortSignal,
): Promise<Quote | null> {
  const said = before.map((text) => ({ role: 'customer' as const, text }))
  const led = { ...question, history: [...question.history, ...said] }
  const found = await lookUp(deps, led, asked, signal)
  if (found.context.length > 0 && !found.leansSurely) {
    const alone = { ...question, history: said }
    const quote = quoteOf(asked, await lookUp(deps, alone, asked, signal))
    if (quote) return quote
  }
  return quoteOf(asked, found)
}

function quoteOf(text: string, { passages, terms, context }: Findings): Quote | null {
  const led = context.map((term) => ({
    ...term,
    weight: term.weight * CONTEXT,
    exact: false,
    informative: false,
    rarity: 0,
  }))
  const all = [...terms, ...led]
  return all.length > 0 ? quoteFrom(passages, all, kindOf(text)) : null
}

function sourcesOf(quotes: Quote[]): Source[] {
  const sources = quotes.map(({ passage, text }) => sourceOf(passage, text))
  return sources.filter(
    (source, index) =>
      sources.findIndex(
        ({ title, url, page }) =>
          title === source.title && url === source.url && page === source.page,
      ) === index,
  )
}
