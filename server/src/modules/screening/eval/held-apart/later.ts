import { linesIn } from '../../../listening/eval/corpora.ts'
import type { CallScript } from '../types.ts'

const callsIn = (corpus: string, name: string): CallScript[] =>
  linesIn<Omit<CallScript, 'id'>>(corpus).map((call, at) => ({ ...call, id: `${name}-${at + 1}` }))

/** Sets that were each written by somebody who saw none of the other calls; never used for training, and their failures are not looked at. */
export const heldApartFourth = callsIn('screening-calls-apart', 'fourth')
export const heldApartFifth = callsIn('screening-calls-later-apart', 'fifth')

/** Calls in German, Dutch, French, Italian and Portuguese; each was written by somebody who wrote no calls of its language to train on. */
export const heldApartLanguages = callsIn('screening-calls-languages-apart', 'language')
