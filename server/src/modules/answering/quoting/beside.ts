import { type Heard, QUESTION_KINDS } from '../../listening/types.ts'
import { distinctiveOf } from '../asked.ts'
import type { Term } from '../retrieval/types.ts'
import { match } from './matching.ts'
import { isShown, shows } from './shows.ts'
import { stemsOf } from './units.ts'

/** Where a sentence ends. A question stays with its answer. */
const SENTENCE = /(?<=[.!;…])\s+|\n+|\s[•·]\s/u
/** Score when no sentence mentions what is asked about, although its heading may. */
const NOT_TOLD = 0.5

/** How far a text contains what may be asked for; every kind of question counts by its odds. */
export const fitOf = (text: string, { odds }: Heard): number =>
  QUESTION_KINDS.reduce(
    (sum, kind) => sum + odds[kind] * (isShown(kind) ? shows(kind, text) : 1),
    0,
  )

/**
 * How far the very sentence that mentions what is asked about also contains the answer. In “Cake from 19 €. Wedding cake on request.” the
 * price does not belong to the wedding cake.
 */
export function besideIn(
  text: string,
  { heard, terms }: { heard: Heard; terms: Term[] },
  config: string,
): number {
  const distinctive = distinctiveOf(terms)
  const sentences = text.split(SENTENCE).map((sentence) => {
    const stems = stemsOf(sentence, config)
    return {
      sentence,
      met: distinctive.reduce((sum, term) => sum + term.rarity * match(term, stems), 0),
    }
  })
  const most = Math.max(...sentences.map(({ met }) => met))
  if (most === 0) return NOT_TOLD * fitOf(text, heard)
  return Math.max(
    ...sentences.filter(({ met }) => met === most).map(({ sentence }) => fitOf(sentence, heard)),
  )
}
