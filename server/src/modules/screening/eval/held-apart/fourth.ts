import { readFileSync } from 'node:fs'
import type { CallScript } from '../types.ts'

/** Calls written by somebody who saw none of the others; never used for training, and their failures are not looked at. */
export const heldApartFourth: CallScript[] = readFileSync(
  new URL('../../../../../eval/screening-calls-apart.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  // The cast is safe: the file is our own and has this shape.
  .map((line, at) => ({ ...(JSON.parse(line) as Omit<CallScript, 'id'>), id: `fourth-${at + 1}` }))
