export type Country = { code: string; name: string; flag: string }

const REGIONAL_INDICATOR_A = 0x1f1e6
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Name and flag of an ISO 3166 alpha-2 code; null for anything that is not a country. */
export function country(code: string | null): Country | null {
  const upper = code?.toUpperCase()
  if (!upper || !/^[A-Z]{2}$/.test(upper)) return null
  const name = names.of(upper)
  return name ? { code: upper, name, flag: flagOf(upper) } : null
}

const flagOf = (code: string): string =>
  String.fromCodePoint(
    ...[...code].map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65),
  )
