import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max'

/** Countries a page in a language may be from, the likeliest first. */
const OF_LANGUAGE: Record<string, CountryCode[]> = {
  en: ['US', 'GB', 'AU', 'CA', 'IE', 'NZ'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  es: ['ES', 'MX', 'CO', 'AR', 'PE', 'CL'],
  it: ['IT', 'CH'],
  pt: ['PT', 'BR'],
  nl: ['NL', 'BE'],
}
/** Where nothing is said, the first of each language. */
const ANYWHERE = [
  ...new Set(Object.values(OF_LANGUAGE).flatMap((countries) => countries.slice(0, 2))),
]
/** Country domains that are sold to everybody. */
const GENERIC = new Set([
  'CO',
  'IO',
  'ME',
  'TV',
  'AI',
  'FM',
  'CC',
  'WS',
  'LA',
  'BZ',
  'AG',
  'GG',
  'SH',
  'TO',
  'VC',
])

export type Countries = {
  /** What the page says it is from; null where it does not. */
  known: CountryCode | null
  /** To be tried in this order where it does not. */
  guesses: CountryCode[]
}

export type CountrySigns = {
  url: string | null
  /** `html lang`, e.g. `de-CH`. */
  declared: string | null
  /** `addressCountry` of its address. */
  address: string | null
  language: string | null
}

/** Where a business is: its address, the country of its domain, or the region of its language. */
export function countriesOf({ url, declared, address, language }: CountrySigns): Countries {
  const known = countryOf(address) ?? countryOfDomain(url) ?? countryOf(declared?.split('-')[1])
  const guesses = OF_LANGUAGE[language ?? declared?.slice(0, 2).toLowerCase() ?? ''] ?? ANYWHERE
  return { known, guesses }
}

function countryOfDomain(url: string | null): CountryCode | null {
  const host = url ? URL.parse(url)?.hostname : undefined
  const end = host?.split('.').at(-1)?.toUpperCase()
  if (!end || GENERIC.has(end)) return null
  return countryOf(end === 'UK' ? 'GB' : end)
}

function countryOf(code: string | null | undefined): CountryCode | null {
  const upper = code?.trim().toUpperCase()
  return upper && isSupportedCountry(upper) ? upper : null
}
