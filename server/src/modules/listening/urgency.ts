import { wordsOf } from '../../lib/words.ts'
import type { Heard } from './types.ts'

/** With this urgency somebody is told to call the emergency services, and a caller is put through to a person. */
const LIKELY_URGENT = 0.8
/** People in trouble say what happened; fewer words, such as “that's right”, may sound urgent by chance, and a single one often does. */
const TELLS_SOMETHING = 4
const FEWEST_WORDS = 2

/** Whether somebody is likely in trouble, surely enough to say so to them. */
export function likelyInTrouble({ urgency, isUrgent, text }: Heard): boolean {
  const many = wordsOf(text).length
  if (many < FEWEST_WORDS) return false
  return isUrgent || (urgency >= LIKELY_URGENT && many >= TELLS_SOMETHING)
}
