import type { CallerCue, CueName } from '../listening/caller-cues.ts'

/** What anybody may say of themselves and swindlers do: standing that comes from an office, not from knowing the owner. */
const OFFICES = new Set<CueName>([
  'official',
  'medical',
  'hiring',
  'school',
  'work',
  'own-provider',
  'customer',
])
/** Demands of different kinds after which no office is believed. */
const DISPROVING = 2
const CLEARLY_HEARD = 0.6

/** Sellers speak of customers, work and offices, too: such a claim counts against what they sell only where it is heard like this. */
const OFFICE_FROM = 0.8

/** Whether somebody claims to be somebody to the owner: family and the like also faintly, as it may be true. */
export const isClearClaim = (cue: CallerCue): boolean =>
  cue.group === 'relation' && (!isOffice(cue) || cue.odds >= OFFICE_FROM)

/** Whether somebody claims to call for an office or a business, as anybody may. */
export const isOffice = ({ name }: CallerCue): boolean => OFFICES.has(name)

/** The claims of an office that count for nothing, as what is demanded beside them no office demands by telephone. */
export function disprovedClaims(found: CallerCue[]): Set<CallerCue> {
  const demands = found
    .filter(({ group, odds }) => (group === 'scam' || group === 'pitch') && odds >= CLEARLY_HEARD)
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

/** A demand in words that mean nothing else. */
export const isCertain = (found: CallerCue[]): boolean =>
  found.some(({ group, odds }) => group === 'scam' && odds === 1)
