import type { Source } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { candidatesFor, type Judged } from '../candidates.ts'
import { type Findings, lookUp } from '../context.ts'
import { closeGaps, recordGap } from '../gaps.ts'
import { writtenIn } from '../../../wording/index.ts'
import { partNotKnown } from '../not-known.ts'
import type { Booking } from '../../booking/service.ts'
import { wantsAppointment } from '../../listening/wishes.ts'
import { leastSure, type Match, sureMatch } from '../taught/match.ts'
import { matchesOf, sourceOfTaught, taughtOf } from '../taught/own-answer.ts'
import type { Taught } from '../taught/taught.ts'
import { asks, clausesOf } from '../../listening/clauses.ts'
import { spokenRows } from './spoken-rows.ts'
import { chosen, MIN_ODDS, nearestOf } from '../judging/judge.ts'
import type { AnswerPart, Question } from '../types.ts'
import { helpBefore, insteadOf, isInTrouble, isSure } from './instead.ts'
import { spokenOf } from './spoken-of.ts'
import { saidOnce } from './said-once.ts'

type Quote = Pick<Judged, 'text' | 'source' | 'leavesOpen'> & Partial<Pick<Judged, 'odds'>>
/** The answers to a question and, when there are none, what comes closest to one. */
type Found<Said = Quote> = { quotes: Said[]; nearest: Judged | null }
/** The answers to a message, its questions without one, and those whose answer leaves them open. */
type Quotes = { quotes: Quote[]; unknown: string[]; leftOpen: string[] }
/** `isSure`: the knowledge need not be searched as well. */
type OwnAnswer = Quote & { isSure: boolean }

/**
 * With these odds an answer of the owner comes before everything in the knowledge; passages with the second odds come before a less certain
 * one.
 */
const SURER = 0.97
const SURE_OF_KNOWLEDGE = 0.6
/** How many of the rejected candidates are listed in the explanation of a reply. */
const TOLD_MAX = 6

/**
 * Answers in the words of the knowledge, without a model and without adding anything that is not written there.
 * @param booking present when the agent has a booking page, which is then offered with the answer when suitable.
 */
export async function* answerByQuoting(
  deps: Deps,
  question: Question,
  booking: Booking | null,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { agent, text } = question
  const due = booking?.isDue ? booking : null
  const { quotes, unknown, leftOpen, nearest } = due
    ? { ...(await quotesBeside(deps, question, due, signal)), nearest: null }
    : await quotesFor(deps, question, signal)
  const open = stillOpen(question, quotes, unknown, due)
  // An emergency is nothing that the owner could teach an answer to.
  const gaps = isInTrouble(question) ? [] : [...open, ...leftOpen]
  for (const part of gaps) await recordGap(deps, question, part)
  const help = await helpBefore(deps, question, quotes)
  const said = help && question.heard?.isUrgent ? quotes.filter(isSure) : quotes
  const texts = said.map((quote) =>
    question.isSpoken ? spokenRows(quote.text, agent.language) : quote.text,
  )
  if (help) texts.unshift(help.text)
  const instead = quotes.length > 0 || due ? null : await insteadOf(deps, question, nearest)
  texts.push(...(instead?.texts ?? open.map((part) => partNotKnown(agent, part))))
  // A part that is not known offers a person already.
  const offersMore = leftOpen.length > 0 && open.length === 0
  if (offersMore && agent.allowHandover) texts.push(writtenIn(agent.language).chat.offer)
  if (due) {
    await due.handOut()
    texts.push(due.sentence)
  }
  yield { type: 'text', text: texts.join('\n\n') }
  const cited = instead?.cited ?? [...(help?.line ? [help.line] : []), ...said]
  if (cited.length > 0) yield { type: 'sources', sources: sourcesOf(cited) }
  const isWhole = open.length === 0 && leftOpen.length === 0
  if (isWhole && quotes.length > 0) {
    await closeGaps(deps, question, [text, ...clausesOf(text).questions])
  }
  yield {
    type: 'end',
    outcome: isWhole ? 'answered' : 'not_known',
    offerPerson: !isWhole && agent.allowHandover,
  }
}

/** Answers to what is asked besides an appointment; none for "I'd like to come in" or "Can I book Tuesday at 3?". */
async function quotesBeside(
  deps: Deps,
  question: Question,
  { when }: Booking,
  signal: AbortSignal,
): Promise<Quotes> {
  const { questions, statements } = clausesOf(question.text)
  const wants = (clause: string) => wantsAppointment(clause, question.agent.language)
  const isOpen = (clause: string) => asks(clause) && !(when !== null && wants(clause))
  const asked = questions.filter(isOpen)
  if (asked.length === 0) return { quotes: [], unknown: [], leftOpen: [] }
  // What the appointment is for helps to find the answer; the wish for an appointment would mislead the search.
  const text = [...statements.filter((clause) => !wants(clause)), ...asked].join(' ')
  return quotesFor(deps, { ...question, text }, signal)
}

/** The questions that nothing answers, without wishes for an appointment, which the booking page answers. */
function stillOpen(
  { text, agent }: Question,
  quotes: Quote[],
  unknown: string[],
  due: Booking | null,
): string[] {
  if (due) return unknown.filter((part) => !wantsAppointment(part, agent.language))
  return quotes.length > 0 ? unknown : [text]
}

/** Answers to each question in the message, or when there are none, to the message as a whole. */
async function quotesFor(
  deps: Deps,
  question: Question,
  signal: AbortSignal,
): Promise<Found & Quotes> {
  const { questions, statements } = clausesOf(question.text)
  const taught = await taughtOf(deps, question)
  const before = [...statements]
  const quotes: Quote[] = []
  const unknown: string[] = []
  const leftOpen: string[] = []
  let nearest: Judged | null = null
  for (const asked of questions) {
    const texts = questions.length > 1 ? [asked] : [question.text, asked]
    const own = ownAnswer(question, texts, taught)
    const found = own?.isSure ? null : await answersTo(deps, question, before, asked, signal)
    const answers = found ? preferred(own, found.quotes) : [own!]
    nearest = likelierOf(nearest, found?.nearest ?? null)
    if (answers.length === 0) unknown.push(asked)
    if (answers.some(leavesOpen)) leftOpen.push(questions.length > 1 ? asked : question.text)
    quotes.push(...answers)
    before.push(asked)
  }
  if (quotes.length === 0 && questions.length + statements.length > 1) {
    const found = await lookUp(deps, question, question.text, signal)
    const whole = await judged(deps, question, question.text, found)
    if (whole.quotes.length > 0) {
      const open = whole.quotes.some(leavesOpen) ? [question.text] : []
      return { quotes: saidOnce(whole.quotes), unknown: [], leftOpen: open, nearest: null }
    }
    nearest = likelierOf(nearest, whole.nearest)
  }
  const closest = questions.length > 1 ? null : nearest
  return { quotes: saidOnce(quotes), unknown, leftOpen, nearest: closest }
}

const leavesOpen = (quote: Quote): boolean => quote.leavesOpen === true

const likelierOf = (one: Judged | null, other: Judged | null): Judged | null =>
  other && (!one || other.odds > one.odds) ? other : one

/**
 * A question that may stand alone is first looked up alone, because the earlier turns could mislead the search; one that goes on with them,
 * or comes after another of the same message, is first taken to be about the same thing: "Do you treat children, and what does it cost?"
 */
async function answersTo(
  deps: Deps,
  question: Question,
  before: string[],
  asked: string,
  signal: AbortSignal,
): Promise<Found<Judged>> {
  const turns = before.map((text) => ({ role: 'customer' as const, text }))
  const led = { ...question, history: [...question.history, ...turns] }
  const found = await lookUp(deps, led, asked, signal)
  if (found.context.length === 0) return judged(deps, led, asked, found)
  const goesOn = found.leansSurely || (before.length > 0 && found.subject.length > 0)
  const continued = goesOn ? await judged(deps, led, asked, found) : null
  if (continued && (continued.quotes.length > 0 || !found.mayStandAlone)) return continued
  const alone = { ...question, history: turns }
  const by = await lookUp(deps, alone, asked, signal)
  const answers = await judged(deps, alone, asked, { ...by, subject: [] })
  if (answers.quotes.length > 0) return answers
  const { quotes, nearest } = await judged(deps, led, asked, { ...found, subject: [] })
  return { quotes, nearest: likelierOf(answers.nearest, nearest) }
}

/** The owner's own answer, when it answers what is asked. */
function ownAnswer(question: Question, texts: string[], taught: Taught[]): OwnAnswer | null {
  const matches = matchesOf(question, [...new Set(texts)], taught)
  const least = leastSure(taught)
  const match = sureMatch(matches, least)
  const all = matches.slice(0, TOLD_MAX).map(asWeighedMatch)
  if (matches.length > 0) {
    question.reasons?.weighed(all, match ? [asWeighedMatch(match)] : [], least)
  }
  if (!match?.taught.answer) return null
  const { answer } = match.taught
  const source = sourceOfTaught(match.taught, question.agent.language)
  return { text: answer, source, isSure: match.odds >= SURER }
}

/** What the knowledge answers with certainty comes before an answer of the owner that may be meant for another question. */
const preferred = (own: OwnAnswer | null, quotes: Judged[]): Quote[] =>
  own && (quotes[0]?.odds ?? 0) < SURE_OF_KNOWLEDGE ? [own] : quotes

const asWeighedMatch = ({ taught: { id, question, answer }, odds }: Match) => ({
  kind: answer === null ? 'open' : 'answer',
  title: question,
  text: answer ?? question,
  odds: Math.round(odds * 100) / 100,
  ...(answer !== null && { answer_id: id }),
})

/** The answers chosen among all possible ones. */
async function judged(
  deps: Deps,
  question: Question,
  text: string,
  found: Findings,
): Promise<Found<Judged>> {
  const candidates = await candidatesFor(deps, question, text, found)
  const sure = chosen(candidates)
  const quotes = sure.length > 0 ? sure : spokenOf(candidates, question, found)
  const nearest = quotes.length === 0 ? nearestOf(candidates) : null
  question.reasons?.weighed(
    candidates.slice(0, TOLD_MAX).map(asWeighed),
    quotes.map(asWeighed),
    MIN_ODDS,
  )
  return { quotes: quotes.map(asSaid), nearest }
}

const asSaid = (judged: Judged): Judged => ({ ...judged, text: judged.said ?? judged.text })

const asWeighed = ({ kind, text, odds, source }: Judged) => ({
  kind,
  text,
  title: source.title,
  odds: Math.round(odds * 100) / 100,
})

function sourcesOf(quotes: Quote[]): Source[] {
  const sources = quotes.map(({ source }) => source)
  return sources.filter(
    (source, index) =>
      sources.findIndex(
        ({ title, url, page }) =>
          title === source.title && url === source.url && page === source.page,
      ) === index,
  )
}
