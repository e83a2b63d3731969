import * as z from 'zod/mini'

/** Languages the widget has every word of. English first, which it has in itself. */
export const PanelLanguage = z.enum([
  'en',
  'es',
  'de',
  'fr',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'ar',
  'hi',
  'ja',
  'zh',
])
export type PanelLanguage = z.infer<typeof PanelLanguage>

export const directionOf = (language: PanelLanguage): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr'

/** What an owner chooses; `auto` follows the page, else the visitor. */
export const PanelLanguageSetting = z.enum(['auto', ...PanelLanguage.options])
export type PanelLanguageSetting = z.infer<typeof PanelLanguageSetting>

const Words = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Keep it under ${most} characters`))

/** What an owner says to visitors in one language in place of what they say to all; what is empty stays as it is. */
export const PanelTexts = z.object({
  welcome_message: Words(500),
  /** Comma-separated. */
  suggested_questions: Words(1_000),
  /** In the empty field a visitor writes into. */
  placeholder: Words(60),
  /** To who asks for a person. */
  handover_message: Words(500),
})
export type PanelTexts = z.infer<typeof PanelTexts>

/** What the widget of one visitor speaks, and what was written for their language. */
export const WidgetPanel = z.object({
  language: PanelLanguage,
  /** BCP 47, with the region of the page or the browser where one says it: how dates and numbers are written. */
  locale: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  /** Null: the widget's own. */
  placeholder: z.nullable(z.string()),
  launcher: z.object({ open: z.string(), dismiss: z.string() }),
  /** The brand's, with a text colour that can be read on it. */
  background: z.string(),
  color: z.string(),
})
export type WidgetPanel = z.infer<typeof WidgetPanel>

/** By language; a language an owner wrote nothing for is absent. */
export const TextsByLanguage = z.partialRecord(PanelLanguage, PanelTexts)
export type TextsByLanguage = z.infer<typeof TextsByLanguage>
