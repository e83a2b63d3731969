import type { CallerFacts } from './types.ts'

/** What is known of a caller who never called before, apart from their number. */
export const NOTHING_KNOWN: Omit<CallerFacts, 'from' | 'ownerName'> = {
  callerName: null,
  stirVerstat: null,
  callsBefore: 0,
  lastOutcomes: [],
  onAllowList: false,
  onBlockList: false,
  outsideHours: false,
}
