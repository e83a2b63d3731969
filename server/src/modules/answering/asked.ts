import type { Heard } from '../listening/types.ts'
import type { Features } from './candidate.ts'
import type { AskedDay } from './facts/asked-day.ts'
import type { Term } from './retrieval/types.ts'

/** One question as it was understood. */
export type Asked = {
  text: string
  /** Language of the answer, ISO 639-1. */
  language: string
  heard: Heard
  /** Its words, those of the turns before it with less weight. */
  terms: Term[]
  /** Share of its telling words that the knowledge holds nowhere, in no form. */
  unheard: number
  /** A day it names; null where it names none. */
  day: AskedDay | null
}

/** More telling words than this tell no more. */
const TELLING_MOST = 3

/** Words that tell what is asked about, and not only what kind of thing: "crown" of "how much is a crown?". */
export const tellingOf = (terms: Term[]): Term[] => terms.filter((term) => term.rarity > 0)

/**
 * The features that come of the question, whatever is said to it.
 * @param telling its telling words, as far as they count for what is said.
 * @param language of what is said; null where it cannot be told.
 */
export const featuresOfQuestion = (
  { heard, unheard }: Asked,
  telling: Term[],
  language: string | null,
): Pick<Features, 'unheard' | 'sameLanguage' | 'telling'> => ({
  unheard,
  sameLanguage: Number(language === heard.language),
  telling: Math.min(1, telling.length / TELLING_MOST),
})
