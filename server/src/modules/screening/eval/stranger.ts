import { NOTHING_KNOWN } from '../nothing-known.ts'
import type { CallerFacts } from '../types.ts'

/** A caller about whom nothing is known. */
export const STRANGER: CallerFacts = {
  from: '+12025550123',
  ...NOTHING_KNOWN,
  ownerName: 'Sam Rivera',
}
