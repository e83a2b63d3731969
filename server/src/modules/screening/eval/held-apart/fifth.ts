import { linesIn } from '../../../listening/eval/corpora.ts'
import type { CallScript } from '../types.ts'

/** Calls written later, by somebody who saw none of the others; never used for training, and their failures are not looked at. */
export const heldApartFifth: CallScript[] = linesIn<Omit<CallScript, 'id'>>(
  'screening-calls-later-apart',
).map((call, at) => ({ ...call, id: `fifth-${at + 1}` }))
