import { getCountryForTimezone } from 'countries-and-timezones'
import type { PanelLanguage } from 'shared-types'
import { isOffered, isWritten } from './index.ts'
import type { Language } from './types.ts'

/** The regions for voices and date formats: the United States when the language is spoken there. */
const LOCALES: Record<Language, string> = {
  en: 'en-US',
  es: 'es-US',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  pt: 'pt-BR',
  nl: 'nl-NL',
}

/** The same for written texts. For Arabic a region with the Gregorian calendar and the digits of the panel. */
const WRITTEN_LOCALES: Record<PanelLanguage, string> = {
  ...LOCALES,
  pl: 'pl-PL',
  tr: 'tr-TR',
  ar: 'ar-AE',
  hi: 'hi-IN',
  ja: 'ja-JP',
  zh: 'zh-CN',
}

/** The locales of every language that agents speak. */
export const LOCALES_SPOKEN: readonly string[] = Object.values(LOCALES)

/** The locale in which somebody is spoken to, BCP 47. English for `auto`. */
export const localeOf = (language: string): string => LOCALES[isOffered(language) ? language : 'en']

/** The locale in which somebody is written to. */
export const writtenLocaleOf = (language: string): string =>
  WRITTEN_LOCALES[isWritten(language) ? language : 'en']

/**
 * The locale of a mail or text to somebody whose clocks show a time zone: dates are written as they are in its country.
 * @param timeZone null when unknown
 */
export function writtenLocaleIn(language: string, timeZone: string | null): string {
  const country = isOffered(language) && timeZone ? getCountryForTimezone(timeZone)?.id : undefined
  return country ? `${language}-${country}` : writtenLocaleOf(language)
}
