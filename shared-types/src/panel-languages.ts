import * as z from 'zod/mini'

/** Languages in which the widget is fully translated. English comes first: its words are built into the widget. */
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

/** @param language ISO 639-1. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** The owner's choice; `auto` uses the language of the page or, where it names none, the visitor's. */
export const PanelLanguageSetting = z.enum(['auto', ...PanelLanguage.options])
export type PanelLanguageSetting = z.infer<typeof PanelLanguageSetting>

const Words = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Keep it under ${most} characters`))

/** The owner's texts for visitors of one language; an empty field uses the text for all languages. */
export const PanelTexts = z.object({
  welcome_message: Words(500),
  /** Comma-separated. */
  suggested_questions: Words(1_000),
  /** Placeholder of the message field. */
  placeholder: Words(60),
  /** What visitors are told when they ask for a person. */
  handover_message: Words(500),
})
export type PanelTexts = z.infer<typeof PanelTexts>

/** Language and texts of the widget for one visitor. */
export const WidgetPanel = z.object({
  language: PanelLanguage,
  /** BCP 47 tag for the format of dates and numbers, with the region of the page or the browser where that is known. */
  locale: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  /** Null: the widget's own placeholder. */
  placeholder: z.nullable(z.string()),
  launcher: z.object({ open: z.string(), dismiss: z.string() }),
  /** The brand's colour, with a text colour that can be read on it. */
  background: z.string(),
  color: z.string(),
})
export type WidgetPanel = z.infer<typeof WidgetPanel>

/** Texts by language; languages the owner wrote nothing for are absent. */
export const TextsByLanguage = z.partialRecord(PanelLanguage, PanelTexts)
export type TextsByLanguage = z.infer<typeof TextsByLanguage>
