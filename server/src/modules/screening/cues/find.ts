import type { Cue } from './cue.ts'
import { MACHINES } from './machines.ts'
import { MANNER } from './manner.ts'
import { NOTICES } from './notices.ts'
import { RELATIONS } from './relations.ts'
import { SALES } from './sales.ts'
import { SCAM } from './scam.ts'
import { SPANISH } from './spanish.ts'
import { URGENCY } from './urgency.ts'

export const CUES: Cue[] = [
  ...SCAM,
  ...SALES,
  ...MACHINES,
  ...RELATIONS,
  ...NOTICES,
  ...URGENCY,
  ...MANNER,
  ...SPANISH,
]

export type FoundCue = { cue: Cue; words: string }

/** The cues in one normalised utterance, each once, with the words that gave it away. */
export function findCues(text: string): FoundCue[] {
  return CUES.flatMap((cue) => {
    const match = cue.pattern.exec(text)
    return match ? [{ cue, words: match[0].trim() }] : []
  })
}
