import type { Source } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { type Findings, lookUp } from '../context.ts'
import { recordGap } from '../gaps.ts'
import { notKnown, partNotKnown } from '../not-known.ts'
import { clausesOf } from './clauses.ts'
import { kindOf } from './question-kind.ts'
import { type Quote, quoteFrom } from './quote.ts'
import { sourceOf } from '../source.ts'
import type { AnswerPart, Question } from '../types.ts'

/** What was asked before leads a follow-up, the question itself decides. */
const CONTEXT = 0.35

/** Answers in the words of the knowledge itself: no model, nothing that is not written there. */
export async function* answerByQuoting(
  deps: Deps,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { agent, text } = question
  const { quotes, unknown } = await quotesFor(deps, question, signal)
  for (const part of unknown) await recordGap(deps, question, part)
  if (quotes.length === 0) {
    yield { type: 'text', text: notKnown(agent, text) }
    yield { type: 'end', outcome: 'not_known', offerPerson: agent.allowHandover }
    return
  }
  const said = quotes.map((quote) => quote.text)
  for (const part of unknown) said.push(partNotKnown(agent, text, part))
  yield { type: 'text', text: said.join('\n\n') }
  yield { type: 'sources', sources: sourcesOf(quotes) }
  const isWhole = unknown.length === 0
  yield {
    type: 'end',
    outcome: isWhole ? 'answered' : 'not_known',
    offerPerson: !isWhole && agent.allowHandover,
  }
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
  return { quotes, unknown: quotes.length ? unknown : [question.text] }
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
