import { linesIn } from '../../../listening/eval/corpora.ts'
import type { CallScript } from '../types.ts'

/** Calls written by somebody who saw none of the others; never used for training, and their failures are not looked at. */
export const heldApartFourth: CallScript[] = linesIn<Omit<CallScript, 'id'>>(
  'screening-calls-apart',
).map((call, at) => ({ ...call, id: `fourth-${at + 1}` }))
