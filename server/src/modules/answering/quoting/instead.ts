import type { Deps } from '../../../deps.ts'
import { writtenIn } from '../../../wording/index.ts'
import { onlyTells } from '../../listening/tells.ts'
import { likelyInTrouble } from '../../listening/urgency.ts'
import type { Judged } from '../candidates.ts'
import { helpFor } from '../facts/help-for.ts'
import { usualContact } from '../facts/usual-contact.ts'
import { notKnown, notSure, toldOnly } from '../not-known.ts'
import type { Question } from '../types.ts'
import { shows } from './shows.ts'

/** Only a place that is at least this likely the answer is told to somebody who is surely in trouble. */
const SURE_IN_TROUBLE = 0.75

/** What is said instead of quotes, and what of it is cited. */
type Instead = { texts: string[]; cited: Pick<Judged, 'text' | 'source'>[] }
/** The owner's own answer has no odds. */
type Quote = Pick<Judged, 'text'> & Partial<Pick<Judged, 'odds'>>

export const isInTrouble = ({ heard }: Question): boolean =>
  heard !== undefined && likelyInTrouble(heard)

/**
 * What to say to somebody in trouble before any quote; null for everybody else, and where a quote is the number to call: a place about
 * something else must not hide what to do.
 */
export async function helpBefore(deps: Deps, question: Question, quotes: Quote[]) {
  const isTold = quotes.length === 0 || quotes.some(({ text }) => shows('phone', text) === 1)
  return isTold || !isInTrouble(question) ? null : helpFor(deps, question)
}

export const isSure = ({ odds = 1 }: Quote): boolean => odds >= SURE_IN_TROUBLE

/** What is said where nothing answers, the emergency line first, and what of it is cited. */
export async function insteadOf(
  deps: Deps,
  question: Question,
  nearest: Judged | null,
): Promise<Instead> {
  const { agent, text } = question
  const help = await helpFor(deps, question)
  const isTold = onlyTells(text, agent.language)
  const shown = isTold || help ? null : await closestFor(deps, question, nearest)
  const unknown = shown ? notSure(agent, shown.text) : notKnown(agent)
  const said = isTold ? toldOnly(agent) : unknown
  // Who surely is in trouble is not told what is written nowhere. On the phone a person is called without an offer.
  const offer =
    question.isSpoken || !agent.allowHandover ? [] : [writtenIn(agent.language).chat.offer]
  const after = help && isInTrouble(question) ? offer : [said]
  return {
    texts: help ? [help.text, ...after] : [said],
    cited: [help?.line, shown].filter((quote) => quote != null),
  }
}

/**
 * What comes closest to an answer, for whoever reads it and can see whether it helps. Who listens would have to hear it out; of several
 * questions it would not be clear which one it is for.
 */
async function closestFor(deps: Deps, question: Question, nearest: Judged | null) {
  const { isSpoken, onlyAnswers, reasons } = question
  if (isSpoken || onlyAnswers) return null
  if (!nearest) return usualContact(deps, question)
  reasons?.showedAsClosest(nearest)
  return nearest
}
