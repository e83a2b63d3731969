import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max'

/** Countries that a page in a language may come from, likeliest first. */
const OF_LANGUAGE: Record<string, CountryCode[]> = {
  en: ['US', 'GB', 'AU', 'CA', 'IE', 'NZ'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  es: ['ES', 'MX', 'CO', 'AR', 'PE', 'CL'],
  it: ['IT', 'CH'],
  pt: ['PT', 'BR'],
  nl: ['NL', 'BE'],
}
/** Countries to try where the language is unknown: the first two of each language. */
const ANYWHERE = [
  ...new Set(Object.values(OF_LANGUAGE).flatMap((countries) => countries.slice(0, 2))),
]
/** Country domains that are used by businesses everywhere. */
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
  /** The country that the page states; null where it states none. */
  known: CountryCode | null
  /** Countries to try in this order where `known` is null. */
  guesses: CountryCode[]
}

export type CountrySigns = {
  url: string | null
  /** Value of `html lang`, such as `de-CH`. */
  declared: string | null
  /** `addressCountry` of the declared address. */
  address: string | null
  language: string | null
}

/** The country of a business: by its address, the domain, or the region of the page's language. */
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
