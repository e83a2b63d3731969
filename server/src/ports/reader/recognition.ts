import { createRequire } from 'node:module'

/**
 * Whether the text of pictures in PDFs is recognised here; `missing`: it is turned on, but what it needs was not installed with the
 * server.
 */
export type Recognition = 'off' | 'on' | 'missing'

/** Packages of language data, by ISO 639-1 code. */
export const LANGUAGE_DATA: Record<string, string> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  it: 'ita',
  es: 'spa',
  pt: 'por',
  nl: 'nld',
}

const PACKAGES = [
  'tesseract.js',
  '@napi-rs/canvas',
  ...Object.values(LANGUAGE_DATA).map((code) => `@tesseract.js-data/${code}`),
]

/**
 * Looks for the optional packages without loading them.
 * @param find throws where a package is not installed.
 */
export function recognitionHere(
  isWanted: boolean,
  find: (name: string) => unknown = createRequire(import.meta.url).resolve,
): Recognition {
  if (!isWanted) return 'off'
  try {
    PACKAGES.forEach((name) => find(name))
    return 'on'
  } catch {
    return 'missing'
  }
}
