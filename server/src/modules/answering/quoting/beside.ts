import { type Heard, QUESTION_KINDS } from '../../listening/types.ts'
import { tellingOf } from '../asked.ts'
import type { Term } from '../retrieval/types.ts'
import { match } from './matching.ts'
import { isShown, shows } from './shows.ts'
import { stemsOf } from './units.ts'

/** A question is read with its answer. */
const SENTENCE = /(?<=[.!;…])\s+|\n+|\s[•·]\s/u
/** Nothing in it speaks of what is asked: its heading may. */
const NOT_TOLD = 0.5

/** How far a text shows what may be asked for, whatever kind that is: each kind counts by its odds. */
export const fitOf = (text: string, { odds }: Heard): number =>
  QUESTION_KINDS.reduce(
    (sum, kind) => sum + odds[kind] * (isShown(kind) ? shows(kind, text) : 1),
    0,
  )

/** How far the sentence that speaks of what is asked shows it, and not only another one: “Cake from 19 €. Wedding cake on request.” */
export function besideIn(
  text: string,
  { heard, terms }: { heard: Heard; terms: Term[] },
  config: string,
): number {
  const telling = tellingOf(terms)
  const told = text.split(SENTENCE).map((sentence) => {
    const stems = stemsOf(sentence, config)
    return {
      sentence,
      met: telling.reduce((sum, term) => sum + term.rarity * match(term, stems), 0),
    }
  })
  const most = Math.max(...told.map(({ met }) => met))
  if (most === 0) return NOT_TOLD * fitOf(text, heard)
  return Math.max(
    ...told.filter(({ met }) => met === most).map(({ sentence }) => fitOf(sentence, heard)),
  )
}
