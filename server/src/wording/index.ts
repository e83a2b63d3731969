import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { IT } from './it.ts'
import { NL } from './nl.ts'
import { PT } from './pt.ts'
import type { Language, Wording } from './types.ts'

export const WORDINGS: Record<Language, Wording> = {
  en: EN,
  es: ES,
  de: DE,
  fr: FR,
  it: IT,
  pt: PT,
  nl: NL,
}

/** Whether an agent can speak a language. @param code ISO 639-1, or anything else. */
export const isOffered = (code: string): code is Language => Object.hasOwn(WORDINGS, code)

/** @param code of an agent's settings or of a person's words; English for `auto` and for languages no agent speaks. */
export const wordingIn = (code: string): Wording => (isOffered(code) ? WORDINGS[code] : EN)
