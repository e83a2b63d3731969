import type { OpeningHours } from 'shared-types'
import type { Period } from '../listening/entities/period.ts'
import type { Heard } from '../listening/types.ts'
import type { Features } from './candidate.ts'
import type { AskedDay } from './facts/asked-day.ts'
import type { BusinessClock } from './facts/open-now.ts'
import type { Term } from './retrieval/types.ts'

/** A question, as it was understood. */
export type Asked = {
  text: string
  /** Language of the answer, ISO 639-1. */
  language: string
  heard: Heard
  /** The words of the question, and with less weight those of the turns before it. */
  terms: Term[]
  /** Share of the question's distinctive words that the knowledge does not contain in any form. */
  unheard: number
  /** The day that the question names; null when it names none. */
  day: AskedDay | null
  /** The month or other period that a question about hours names instead of a day. */
  period?: Period
  /** Present when the question is whether the business is open now, and its clock is known. */
  openBy: BusinessClock | null
  /** What the owner set for the day that the question names. */
  special?: SpecialDay
  /** The holiday that the question names, when the knowledge says nothing about it. */
  silentOn?: string
}

export type SpecialDay = OpeningHours['special_days'][number]

/** The count of distinctive words is capped here, because more of them make no difference. */
const DISTINCTIVE_MAX = 3

/** The words that say what is asked about, not only what kind of thing: "crown" in "how much is a crown?". */
export const distinctiveOf = (terms: Term[]): Term[] => terms.filter((term) => term.rarity > 0)

/**
 * The features that depend on the question alone, whatever the answer.
 * @param distinctive the distinctive words of the question that count for this answer.
 * @param language of the answer; null when it is unknown.
 */
export const featuresOfQuestion = (
  { heard, unheard }: Asked,
  distinctive: Term[],
  language: string | null,
): Pick<Features, 'unheard' | 'sameLanguage' | 'distinctive'> => ({
  unheard,
  sameLanguage: Number(language === heard.language),
  distinctive: Math.min(1, distinctive.length / DISTINCTIVE_MAX),
})
