import { wordsOf } from '../../lib/words.ts'
import type { Heard } from './types.ts'

/** With this urgency somebody is told to call the emergency services, and a caller is put through to a person. */
const LIKELY_URGENT = 0.8
/** One or two words may sound urgent by chance: “that's right”. */
const TELLS_SOMETHING = 4

/** Whether somebody is likely in trouble, surely enough to say so to them. */
export const likelyInTrouble = ({ urgency, isUrgent, text }: Heard): boolean =>
  isUrgent || (urgency >= LIKELY_URGENT && wordsOf(text).length >= TELLS_SOMETHING)
