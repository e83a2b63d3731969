import type { FoundCue } from './cues/find.ts'

/** What anybody may say of themselves and swindlers do: standing that comes from an office, not from knowing the owner. */
const OFFICES = new Set([
  'official',
  'medical',
  'hiring',
  'school',
  'work',
  'own-provider',
  'customer',
  'servicio',
])
/** Demands of different kinds after which no office is believed. */
const DISPROVING = 2

/** The claims of an office that count for nothing, as what is demanded beside them no office demands by telephone. */
export function disprovedClaims(found: FoundCue[]): Set<FoundCue> {
  const demands = found
    .filter(({ cue }) => cue.group === 'scam' || cue.group === 'pitch')
    .map(({ cue }) => cue.name)
  const isTaxOffice = demands.includes('tax-office')
  return new Set(
    found.filter(({ cue: { name } }) => {
      if (isTaxOffice && name === 'official') return true
      return OFFICES.has(name) && demands.length >= DISPROVING
    }),
  )
}
