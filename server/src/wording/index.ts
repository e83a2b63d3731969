import type { PanelLanguage } from 'shared-types'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { IT } from './it.ts'
import { NL } from './nl.ts'
import { PT } from './pt.ts'
import type { Language, Wording, WrittenWording } from './types.ts'
import { AR } from './written/ar.ts'
import { HI } from './written/hi.ts'
import { JA } from './written/ja.ts'
import { PL } from './written/pl.ts'
import { TR } from './written/tr.ts'
import { ZH } from './written/zh.ts'

export const WORDINGS: Record<Language, Wording> = {
  en: EN,
  es: ES,
  de: DE,
  fr: FR,
  it: IT,
  pt: PT,
  nl: NL,
}

/** The texts for visitors, in every language of the widget. */
export const WRITTEN: Record<PanelLanguage, WrittenWording> = {
  ...WORDINGS,
  pl: PL,
  tr: TR,
  ar: AR,
  hi: HI,
  ja: JA,
  zh: ZH,
}

/** Whether an agent can speak a language. @param code ISO 639-1, or anything else. */
export const isOffered = (code: string): code is Language => Object.hasOwn(WORDINGS, code)

/** Whether an agent can write to a visitor in a language. @param code ISO 639-1, or anything else. */
export const isWritten = (code: string): code is PanelLanguage => Object.hasOwn(WRITTEN, code)

/** @param code from an agent's settings or detected in a text; English for `auto` and for languages that no agent speaks. */
export const wordingIn = (code: string): Wording => (isOffered(code) ? WORDINGS[code] : EN)

/** Like `wordingIn`, for texts that are read and not spoken, which exist in more languages. */
export const writtenIn = (code: string): WrittenWording => (isWritten(code) ? WRITTEN[code] : EN)
