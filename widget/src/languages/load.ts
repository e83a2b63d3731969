import type { PanelLanguage } from 'shared-types'
import { panelStrings } from '../panel/all-strings.ts'
import type { AllStrings } from '../panel/strings.ts'

/** Bundlers make a separate file of each. */
const FILES: Record<Exclude<PanelLanguage, 'en'>, () => Promise<AllStrings>> = {
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  pt: async () => (await import('./pt.ts')).pt,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  tr: async () => (await import('./tr.ts')).tr,
  ar: async () => (await import('./ar.ts')).ar,
  hi: async () => (await import('./hi.ts')).hi,
  ja: async () => (await import('./ja.ts')).ja,
  zh: async () => (await import('./zh.ts')).zh,
}

/** Every text of the panel in a language: `de`, or `de-AT`. English where the language is not one of the thirteen. */
export const loadStrings = async (language: string): Promise<AllStrings> => {
  const code = language.toLowerCase().split('-', 1)[0] as string
  return Object.hasOwn(FILES, code) ? FILES[code as keyof typeof FILES]() : panelStrings
}
