import type { CallerFacts } from '../types.ts'

/** A caller about whom nothing is known. */
export const STRANGER: CallerFacts = {
  from: '+12025550123',
  callerName: null,
  stirVerstat: null,
  callsBefore: 0,
  lastOutcomes: [],
  onAllowList: false,
  onBlockList: false,
  outsideHours: false,
  ownerName: 'Sam Rivera',
}
