import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { offsetAt } from '../../../lib/zone.ts'
import type { StoredFact } from './fact-store.ts'

/**
 * The time zone of a business whose owner set none, from the country of its telephone numbers; of a country with several zones, that of the
 * customer when it is one of them. Without numbers, customers are taken to live where the business is.
 * @param customerZone IANA name; null when unknown.
 * @returns null where nobody can tell.
 */
export function businessZone(
  facts: StoredFact[],
  customerZone: string | null,
  now: Date,
): string | null {
  const countries = new Set(facts.flatMap(countryOf))
  if (countries.size !== 1) return customerZone
  const [country] = countries
  const zones = zonesOf(country!)
  if (customerZone !== null && zones.includes(customerZone)) return customerZone
  const isOneTime = new Set(zones.map((zone) => offsetAt(zone, now))).size === 1
  return isOneTime ? zones[0]! : null
}

/** The types of TypeScript do not have this method yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined }

/** @param country ISO 3166-1. */
const zonesOf = (country: string): string[] =>
  // The cast is needed until TypeScript knows the method.
  (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones() ?? []

const countryOf = (fact: StoredFact): string[] => {
  if (fact.kind !== 'phone') return []
  const country = parsePhoneNumberFromString(fact.value.number)?.country
  return country ? [country] : []
}
