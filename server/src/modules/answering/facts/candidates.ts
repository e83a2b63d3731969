import type { ContactRole, FactKind } from '../../../ports/reader/fact.ts'
import { roleIn } from '../../../ports/reader/facts/role-words.ts'
import type { QuestionKind } from '../../listening/types.ts'
import { type Asked, featuresOfQuestion, distinctiveOf } from '../asked.ts'
import type { Candidate } from '../candidate.ts'
import { namesAskedNumber } from '../quoting/priced-as-asked.ts'
import { isDayOrMonth } from '../quoting/shown-words.ts'
import { conceptsOf } from '../language/concepts.ts'
import { CONFIG_OF_LANGUAGE } from '../language/stems.ts'
import { SURE } from '../judging/judge.ts'
import { besideIn, fitOf } from '../quoting/beside.ts'
import type { Term } from '../retrieval/types.ts'
import { sourceOfFact, sourceOfOwner } from '../source.ts'
import { findAddress } from './address-answer.ts'
import { aboutOf, alikeOf, WHOLLY_ABOUT } from './about.ts'
import { isWordOf } from './asked-day.ts'
import { askedRole, leastOddsOf, needsHelp, NEVER_UNASKED, wantsToBook } from './asked-number.ts'
import { contactsFor, hasSubstitute, isWithinSentence, ofChannel, sayContact } from './contacts.ts'
import type { StoredFact } from './fact-store.ts'
import { sayRows } from './fact-rows.ts'
import { isSaidOfAsked } from './hours-answer.ts'
import { findHours } from './hours-found.ts'
import { type Found, fullestPlace, type Judged, judgedFacts, TIE } from './judged-facts.ts'
import { writtenIn } from '../../../wording/index.ts'
import type { FactWording } from '../../../wording/types.ts'

/** For each kind of fact, the kinds of question it answers. */
const ANSWERS: Record<FactKind, QuestionKind[]> = {
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
  hours: ['hours'],
  price: ['price'],
  date: ['when'],
}
/** What businesses call their own place. */
const PREMISES =
  'restaurant hotel school venue club museum gym branch library workshop farm church theatre pharmacy bakery bar property camping'.split(
    ' ',
  )
const PEOPLE = ['owner', 'boss', 'tenant', 'staff', 'team']
/** For each kind of fact, concepts that it need not name: an address tells the town, and any number reaches the owner. */
const NEED_NOT_NAME: Partial<Record<FactKind, ReadonlySet<string>>> = {
  address: new Set(['city', 'area', 'neighbour', 'postcode', ...PREMISES]),
  phone: new Set([...PEOPLE, ...PREMISES]),
  email: new Set([...PEOPLE, ...PREMISES]),
}
/** Below these odds a kind of fact counts as not asked for. */
const MIN_ODDS = 0.25
const ROWS_MAX = 6
const LIST_MAX = 10
/** The kinds of fact that may answer a question. */
export const kindsFor = ({ heard }: Pick<Asked, 'heard'>): FactKind[] =>
  (Object.keys(ANSWERS) as FactKind[]).filter((kind) => oddsOf(kind, heard) >= MIN_ODDS)

/** The answers that the facts offer to a question, at most one of each kind. */
export function factCandidates(facts: StoredFact[], asked: Asked): Candidate[] {
  const wording = writtenIn(asked.language).facts
  return kindsFor(asked).flatMap((kind) => {
    const of = facts.filter((fact) => fact.kind === kind)
    const terms = aboutTerms(asked, kind, of)
    const found = ANSWER[kind](judgedFacts(of, terms), asked, wording, terms)
    return found ? [candidateOf(found, kind, asked, terms)] : []
  })
}

type Answer = (judged: Judged[], asked: Asked, wording: FactWording, terms: Term[]) => Found | null

const ANSWER: Record<FactKind, Answer> = {
  phone: (judged, asked, wording) => contact(judged, asked, wording.phone),
  email: (judged, asked, wording) => contact(judged, asked, wording.email),
  address: (judged, _asked, wording) => findAddress(judged, wording),
  hours: findHours,
  price: (judged, asked) => rows(ofAskedNumber(judged, asked), distinctiveOf(asked.terms)),
  // A date that shares nothing with the question could be the date of anything.
  date: (judged, asked) =>
    judged[0] && judged[0].about.mass > 0 ? rows(judged, distinctiveOf(asked.terms)) : null,
}

/** Of prices by number or size those of the one asked for, where the likeliest prices are such. */
function ofAskedNumber(judged: Judged[], asked: Asked): Judged[] {
  const [best] = judged
  const near = judged.filter(({ score }) => best!.score - score < TIE)
  const fitting = near.filter(({ fact: { text, language } }) =>
    namesAskedNumber(text, language ?? asked.heard.language, asked),
  )
  return fitting.length > 0 ? fitting : judged
}

/**
 * The words a fact of this kind must match. A named day is looked up in the typed opening hours, a price need not mention the month asked
 * about, an emergency line says nothing about what happened, a line for bookings need not say "book", nor an address "town".
 */
function aboutTerms(asked: Asked, kind: FactKind, facts: StoredFact[]): Term[] {
  if (kind === 'phone' && needsHelp(asked)) return []
  if (isContact(kind) && wantsToBook(asked.heard)) return []
  const role = kind === 'phone' || kind === 'email' ? askedRole(asked) : null
  const isMet = role !== null && facts.some((fact) => fact.role === role)
  const isOfTime = isOfAnsweredTime(asked, facts)
  const terms = distinctiveOf(asked.terms).filter((term) => {
    const { word } = term
    return (
      !isDayOrMonth(word) &&
      !(asked.day && /^\d/.test(word)) &&
      !(kind === 'hours' && isOfTime(word)) &&
      !(isMet && roleIn(word) === role) &&
      !(needNotName(kind, word, asked) && !facts.some((fact) => isAbout(fact, term)))
    )
  })
  return isOfUsualContact(kind, terms, asked) ? [] : terms
}

/** Whether the words only say what one calls for, and any number will do for that: "a number to book a table". */
function isOfUsualContact(kind: FactKind, terms: Term[], asked: Asked): boolean {
  if (!isContact(kind)) return false
  const role = askedRole(asked)
  return terms.every(({ word }) => {
    const named = roleIn(word)
    return named !== null && (named === 'general' || (named === role && hasSubstitute(named)))
  })
}

/**
 * Whether a word names a holiday or a period whose hours are known by another name or from the owner, or of which nothing is said; where
 * only the text of a page speaks of it, the page answers.
 */
function isOfAnsweredTime(asked: Asked, facts: StoredFact[]): (word: string) => boolean {
  const { day, period, special, silentOn } = asked
  const name = day ? day.holiday : period?.name
  if (name === undefined) return () => false
  const isSaid = (fact: StoredFact) => fact.kind === 'hours' && isSaidOfAsked(fact, asked)
  return special || silentOn || facts.some(isSaid) ? isWordOf(name) : () => false
}

/** A word that one of several facts has tells them apart. */
const isAbout = (fact: StoredFact, term: Term): boolean => aboutOf(fact, [term]).own > 0

/** Whether a word of the question need not be in a fact of this kind: "Where is the restaurant?" is told by any address. */
const needNotName = (kind: FactKind, word: string, { heard }: Asked): boolean =>
  conceptsOf(word, heard.language).some(({ id }) => NEED_NOT_NAME[kind]?.has(id))

function contact(judged: Judged[], asked: Asked, name: string): Found | null {
  const role = askedRole(asked)
  const best = judged[0]
  if (!best) return null
  const near = judged.filter(({ score }) => best.score - score < TIE || role !== null)
  const found = contactsFor(
    ofChannel(
      near.map(({ fact }) => fact),
      asked.text,
    ),
    role,
  )
  const lines = found.map((fact) => sayContact(fact, found.length > 1))
  if (lines.length === 0) return null
  const one = isEmergency(found[0]!) && isWithinSentence(found[0]!) ? found[0]!.text : null
  const text =
    lines.length === 1
      ? (one ?? `${nameOf(found[0]!, name)}: ${lines[0]}`)
      : [`${name}:`, ...lines.map(listed)].join('\n')
  return { text, best: near.find(({ fact }) => fact === found[0])! }
}

/** What to do beside calling may stand in the same sentence as an emergency line. */
const isEmergency = ({ role }: { role: ContactRole }): boolean => role === 'emergency'

/** A number with one purpose is called what the page calls it: a fax is not a telephone. */
const nameOf = ({ role, label }: { role: ContactRole; label: string }, name: string): string =>
  NEVER_UNASKED.has(role) && label ? label : name

function rows(judged: Judged[], terms: Term[]): Found | null {
  const best = judged[0]
  if (!best) return null
  const isAbout = terms.length > 0
  const near = isAbout
    ? judged.filter(({ score }) => best.score - score < TIE)
    : fullestPlace(judged)
  const facts = near.map(({ fact }) => fact)
  return { ...sayRows(facts, terms, isAbout ? ROWS_MAX : LIST_MAX), best: near[0]! }
}

const listed = (line: string) => `- ${line}`

/** How likely this kind is asked for. Somebody who reports an emergency, or wants to book, should be given a number. */
function oddsOf(kind: FactKind, heard: Asked['heard']): number {
  const asked = ANSWERS[kind].reduce((sum, name) => sum + heard.odds[name], 0)
  const booking = isContact(kind) && wantsToBook(heard) ? MIN_ODDS : 0
  return Math.max(asked, booking, kind === 'phone' ? heard.urgency : 0)
}

const isContact = (kind: FactKind): boolean => kind === 'phone' || kind === 'email'

function candidateOf(
  { text, said, best, lacksDay = false, isSure = false, leavesOpen = false }: Found,
  kind: FactKind,
  asked: Asked,
  terms: Term[],
): Candidate {
  const { fact, about } = best ?? { fact: null, about: WHOLLY_ABOUT }
  // A day that is asked for may lie within a range: "Tue–Sun".
  const namesDay = asked.day !== null || asked.period !== undefined
  const saysDay = kind === 'hours' && namesDay && !lacksDay && terms.length === 0
  const language = fact ? fact.language : asked.language
  const config = CONFIG_OF_LANGUAGE[language ?? ''] ?? 'simple'
  return {
    kind,
    text,
    said: said ?? null,
    leavesOpen,
    place: { text, above: fact?.heading ?? '', language: language ?? asked.heard.language },
    leastOdds: isSure ? SURE : fact && isContact(kind) ? leastOddsOf(fact, asked) : null,
    source: fact ? sourceOfFact(fact) : sourceOfOwner(text, asked.language),
    features: {
      ...about,
      ...featuresOfQuestion(asked, terms, language),
      ofKind: oddsOf(kind, asked.heard),
      shows: 1,
      beside: saysDay ? fitOf(text, asked.heard) : besideIn(text, asked, config),
      point: about.topic,
      alike: fact ? alikeOf(fact, terms) : 0,
      lacksExact: lacksDay ? 1 : about.lacksExact,
      turned: 0,
      rank: 1,
      isEnough: Number(!about.lacksExact && !about.lacksRarest),
      lead: 1,
      isRow: 0,
    },
  }
}
