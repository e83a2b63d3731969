import type { FactWording } from '../../../wording/types.ts'
import type { Asked } from '../asked.ts'
import type { Term } from '../retrieval/types.ts'
import { answerHours, hoursOfOwner, isSaidOfAsked } from './hours-answer.ts'
import { type Found, fullestPlace, type Judged, TIE } from './judged-facts.ts'
import { sayIfOpen } from './open-now.ts'
import type { HoursFact } from './opening-hours.ts'

/**
 * What the opening hours answer: those that the owner set for the day before those of the pages.
 * @param terms the words that they must be about, such as the pool of a hotel
 */
export function findHours(
  judged: Judged[],
  asked: Asked,
  wording: FactWording,
  terms: Term[],
): Found | null {
  const first = judged[0]
  const tied = judged.filter(({ score }) => first!.score - score < TIE)
  const ofDay = ofDayAsked(judged, asked)
  // Whether the pool is open is not told by the hours of the hotel.
  const isAbout = terms.length === 0 || first?.about.missing === 0
  const { openBy, language } = asked
  const ifOpen =
    openBy && isAbout ? sayIfOpen(hoursIn([...ofDay, ...tied]), openBy, language) : null
  const ofOwner = isAbout ? hoursOfOwner(asked) : null
  const saidAfter = (text: string) => (ifOpen ? `${ifOpen}\n${text}` : text)
  if (ofOwner !== null) return { text: ofOwner, said: saidAfter(ofOwner), best: null, isSure: true }
  if (!first) return null
  // Hours are taken from one place: those of two pages or sections would be read as one list.
  const place = fullestPlace(ofDay.length > 0 ? ofDay : tied)
  const { text, said, onDay, namesDay, leavesOpen, mayDiffer } = answerHours(
    hoursIn(place),
    asked,
    wording,
  )
  return {
    text,
    // On a holiday the usual hours do not say whether it is open.
    said: mayDiffer ? said : saidAfter(said),
    best: place.find(({ fact }) => onDay.some((each) => each === fact)) ?? place[0]!,
    lacksDay: !namesDay,
    isSure: ifOpen !== null && !mayDiffer,
    leavesOpen,
  }
}

/** Those that speak of the very day or period, wherever they stand: the usual hours stand on every page, and do not hold then. */
function ofDayAsked(judged: Judged[], asked: Asked): Judged[] {
  const missing = judged[0]?.about.missing
  return judged.filter(
    ({ fact, about }) =>
      fact.kind === 'hours' && about.missing === missing && isSaidOfAsked(fact, asked),
  )
}

const hoursIn = (judged: Judged[]): HoursFact[] =>
  judged.map(({ fact }) => fact).filter((fact): fact is HoursFact => fact.kind === 'hours')
