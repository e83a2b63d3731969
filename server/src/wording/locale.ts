import { isOffered } from './index.ts'
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

/** Every one an agent can speak in. */
export const LOCALES_SPOKEN: readonly string[] = Object.values(LOCALES)

/** What somebody is spoken to in, BCP 47. English for `auto`. */
export const localeOf = (language: string): string => LOCALES[isOffered(language) ? language : 'en']
