import type { Deps } from '../../deps.ts'
import { type Asked, distinctiveOf } from './asked.ts'
import { clockZone, ownZone } from './clock-zone.ts'
import type { Candidate } from './candidate.ts'
import type { Findings } from './context.ts'
import { type AskedDay, askedDay, isWordOf, today } from './facts/asked-day.ts'
import { asksIfOpen } from './facts/asks-if-open.ts'
import { businessZone } from './facts/business-zone.ts'
import { givesWrongLine } from './facts/asked-number.ts'
import { factCandidates, kindsFor } from './facts/candidates.ts'
import { specialOn } from './facts/open-now.ts'
import { factsOf } from './facts/facts-of.ts'
import { speaksOfPastYears } from './facts/past-years.ts'
import { mayFollow } from './follows.ts'
import { namesPersonOf } from './of-person.ts'
import { languageFor } from './hearing.ts'
import { MIN_ODDS, NEAR_ODDS, oddsOf } from './judging/judge.ts'
import { measuresOf } from './judging/measures.ts'
import { NEAR } from './language/stand-ins.ts'
import { LANGUAGE_OF_CONFIG } from './language/stems.ts'
import { candidatesAboutBusiness } from './about-business/candidates.ts'
import { quoteCandidates } from './quoting/candidates.ts'
import { isDay } from './quoting/days.ts'
import { countsWhatIsAsked } from './quoting/how-many.ts'
import { listCandidates } from './quoting/lists.ts'
import { isPricedAsAsked } from './quoting/priced-as-asked.ts'
import { withoutOwnName } from './own-name.ts'
import { isHolidayName, namesHoliday } from '../listening/entities/holiday.ts'
import { type Period, periodIn } from '../listening/entities/period.ts'
import type { Heard } from '../listening/types.ts'
import type { Corpus, Term } from './retrieval/types.ts'
import type { Question } from './types.ts'

/** Weight of the earlier turns in a follow-up; the question itself counts fully. */
const CONTEXT = 0.2
/** The most odds of what cannot be the answer: enough to be shown as what comes closest, too few to be said. */
const UNSURE = MIN_ODDS - 0.01

export type Judged = Candidate & { measures: number[]; odds: number }

/** Every possible answer that the knowledge offers, the likeliest first. */
export async function candidatesFor(
  deps: Deps,
  question: Question,
  text: string,
  found: Findings,
): Promise<Judged[]> {
  const understood = await understand(deps, question, text, found)
  const isOfPerson = found.isOfPerson ? namesPersonOf(found, question.history) : () => true
  const known = await factsOf(deps, question, found.corpus, kindsFor(understood))
  const facts = known.filter((fact) => isOfPerson(`${fact.label} ${fact.heading} ${fact.text}`))
  const asked = withoutOwnName(understood, question.agent.brandName, facts, found.corpus)
  const now = deps.now()
  const written = [
    ...candidatesAboutBusiness([...found.ofBusiness, ...found.ofFaq], asked),
    ...listCandidates(found.passages, asked),
    ...quoteCandidates(found.passages, asked),
  ].filter(
    (candidate) =>
      isOfPerson(candidate.text) &&
      !givesWrongLine(candidate.text, known, asked) &&
      !isStale(candidate, asked, now),
  )
  const follows = mayFollow(found, question.history)
  const candidates = [...factCandidates(facts, asked), ...written].filter(
    (candidate) =>
      countsWhatIsAsked(candidate.text, asked, found.corpus.configs) && follows(candidate),
  )
  const measures = measuresOf(candidates, asked)
  const all = candidates
    .map((candidate, at) => judged(candidate, measures[at]!, isPricedAsAsked(candidate, asked)))
    .toSorted((a, b) => b.odds - a.odds)
  // The price of another number is nothing to say beside that of the number asked for.
  const possible = all.filter(({ canBe }) => canBe)
  return possible.some(({ odds }) => odds >= NEAR_ODDS) ? possible : all
}

/** Whether a place tells the hours of a year that is over to somebody who did not ask for it. */
function isStale({ source, place }: Candidate, { heard, text }: Asked, now: Date): boolean {
  return (
    heard.kind === 'hours' &&
    !speaksOfPastYears(text, now) &&
    speaksOfPastYears(`${source.title} ${place.above} ${place.text}`, now)
  )
}

/** @param canBe whether it may be the answer at all. */
function judged(candidate: Candidate, measures: number[], canBe: boolean) {
  const likely = oddsOf(measures)
  const odds = Math.max(canBe ? likely : Math.min(likely, UNSURE), candidate.leastOdds ?? 0)
  return { ...candidate, measures, odds, canBe }
}

async function understand(
  deps: Deps,
  question: Question,
  text: string,
  found: Findings,
): Promise<Asked> {
  const { heard, terms, context, subject, corpus } = found
  const distinctive = distinctiveOf(terms)
  const unheard = distinctive.filter((term) => !isHeld(term, corpus.frequency))
  const when = kindsFor({ heard }).includes('hours')
    ? await whenAsked(deps, question, heard, corpus)
    : null
  return {
    text,
    language: languageFor(question.agent, heard),
    heard,
    terms: [...terms, ...context.map((term) => (subject.includes(term) ? term : asContext(term)))],
    unheard: distinctive.length ? unheard.length / distinctive.length : 0,
    day: when?.day ?? null,
    ...(when?.period && { period: when.period }),
    openBy: when?.openBy ?? null,
    ...ofNamedDay(question, when?.day ?? null, found),
    ...(when?.period?.isHolidays && ofHolidays(when.period, found)),
  }
}

/** What is known of a day that is named: other hours set by the owner, or that nothing is said about that holiday. */
function ofNamedDay(
  { agent }: Question,
  day: AskedDay | null,
  found: Findings,
): Pick<Asked, 'special' | 'silentOn'> {
  if (!day) return {}
  const special = specialOn(day.date, agent.openingHours?.special_days ?? [])
  if (special) return { special }
  const { holiday } = day
  return holiday === undefined || speaksOf(holiday, found) ? {} : { silentOn: holiday }
}

/** Whether the knowledge has no word of the name of some holidays: then it says nothing about them. */
function ofHolidays({ name }: Period, { terms, corpus }: Findings): Pick<Asked, 'silentOn'> {
  const isOfName = isWordOf(name)
  const isSpokenOf = distinctiveOf(terms).some(
    (term) => isOfName(term.word) && isHeld(term, corpus.frequency),
  )
  return isSpokenOf ? {} : { silentOn: name }
}

/** Whether the knowledge has a word of the name of a holiday, or one of the passages found calls the holiday by any of its names. */
function speaksOf(holiday: string, { heard, terms, passages, corpus }: Findings): boolean {
  const isOfName = isWordOf(holiday)
  return (
    distinctiveOf(terms).some(
      (term) => isOfName(term.word) && isHolidayName(term.word) && isHeld(term, corpus.frequency),
    ) ||
    passages.some(({ heading, text, config }) =>
      namesHoliday(`${heading}\n${text}`, LANGUAGE_OF_CONFIG[config] ?? heard.language, holiday),
    )
  )
}

/** The day that a question about hours names. Whether somebody is open without naming a day is asked about today. */
async function whenAsked(
  deps: Deps,
  question: Question,
  heard: Heard,
  corpus: Corpus,
): Promise<Pick<Asked, 'day' | 'openBy' | 'period'>> {
  const now = deps.now()
  const clock = { now, timeZone: clockZone(question) }
  const period = periodIn(heard.text, heard.language, today(clock).date)
  const named = period?.isHolidays ? null : await askedDay(heard, clock)
  if (period && !named) return { day: null, openBy: null, period }
  if ((named && named.ahead !== 0) || !asksIfOpen(heard)) return { day: named, openBy: null }
  const { agent, customerZone = null } = question
  const phones = await factsOf(deps, question, corpus, ['phone'])
  const timeZone = ownZone(agent) ?? businessZone(phones, customerZone, now)
  if (timeZone === null) return { day: named ?? today(clock), openBy: null }
  const specialDays = agent.openingHours?.special_days ?? []
  const day = today({ now, timeZone })
  return {
    day: named?.holiday ? { ...day, holiday: named.holiday } : day,
    openBy: { now, timeZone, specialDays },
  }
}

/** Whether the knowledge contains the word or a synonym; related words do not count. A day may lie inside a range. */
const isHeld = ({ word, forms }: Term, frequency: ReadonlyMap<string, number>): boolean =>
  isDay(word) || [...forms].some(([form, closeness]) => closeness > NEAR && frequency.has(form))

const asContext = (term: Term): Term => ({
  ...term,
  weight: term.weight * CONTEXT,
  exact: false,
  informative: false,
  rarity: 0,
})
