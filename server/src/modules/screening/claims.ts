import { type CallerCue, type CueName, isClearlyHeard } from '../listening/caller-cues.ts'

/** Claims to call for an office or a business. Swindlers make them too, because they need not know the owner. */
const OFFICES = new Set<CueName>([
  'official',
  'medical',
  'hiring',
  'school',
  'work',
  'own-provider',
  'customer',
])
/** With this many different demands, the claim to call for an office is not believed. */
const DISPROVING = 2

/**
 * Least odds at which the claim to call for an office counts against an offer, because sellers too speak of customers, work and offices.
 */
const OFFICE_FROM = 0.8

/**
 * Whether the caller claims a relation to the owner. Claims of family and similar relations count even when they are faint, because they
 * may be true.
 */
export const isClearClaim = (cue: CallerCue): boolean =>
  cue.group === 'relation' && (!isOffice(cue) || cue.odds >= OFFICE_FROM)

/** Whether the claim is to call for an office or a business, which anybody can say. */
export const isOffice = ({ name }: CallerCue): boolean => OFFICES.has(name)

/** The claims to call for an office that do not count, because the caller demands things that no office demands by telephone. */
export function disprovedClaims(found: CallerCue[]): Set<CallerCue> {
  const demands = found
    .filter((cue) => (cue.group === 'scam' || cue.group === 'pitch') && isClearlyHeard(cue))
    .map(({ name }) => name)
  const isTaxOffice = demands.includes('tax-office')
  const isDisproved = demands.length >= DISPROVING || isCertain(found)
  return new Set(
    found.filter(({ name }) => {
      if (isTaxOffice && name === 'official') return true
      return OFFICES.has(name) && isDisproved
    }),
  )
}

/** Whether the caller makes a demand in words that cannot mean anything else. */
export const isCertain = (found: CallerCue[]): boolean =>
  found.some(({ group, odds }) => group === 'scam' && odds === 1)
