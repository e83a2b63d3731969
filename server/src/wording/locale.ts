import type { PanelLanguage } from 'shared-types'
import { isOffered, isWritten } from './index.ts'
import type { Language } from './types.ts'

/** The regions of the voices, and of the ways to write a date: the United States where the language is spoken there. */
const LOCALES: Record<Language, string> = {
  en: 'en-US',
  es: 'es-US',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  pt: 'pt-BR',
  nl: 'nl-NL',
}

/** Of what is only read. Arabic of a region that counts the days as everybody does and writes the digits of the panel. */
const WRITTEN_LOCALES: Record<PanelLanguage, string> = {
  ...LOCALES,
  pl: 'pl-PL',
  tr: 'tr-TR',
  ar: 'ar-AE',
  hi: 'hi-IN',
  ja: 'ja-JP',
  zh: 'zh-CN',
}

/** Every one an agent can speak in. */
export const LOCALES_SPOKEN: readonly string[] = Object.values(LOCALES)

/** What somebody is spoken to in, BCP 47. English for `auto`. */
export const localeOf = (language: string): string => LOCALES[isOffered(language) ? language : 'en']

/** What somebody is written to in. */
export const writtenLocaleOf = (language: string): string =>
  WRITTEN_LOCALES[isWritten(language) ? language : 'en']
