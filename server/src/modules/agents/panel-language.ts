import { directionOf, PanelLanguage, type WidgetConfig, type WidgetConfigQuery } from 'shared-types'
import { readableText } from 'shared-types/readable-text'
import { LAUNCHER } from '../../wording/launcher.ts'
import { writtenIn } from '../../wording/index.ts'
import { awayNotice } from '../hours/back.ts'
import { welcomeSaidIn } from './defaults.ts'
import type { AgentRow } from './store.ts'

/** The languages requested by the embedding code and the page, and the browser's `accept-language`. */
export type LanguageWish = WidgetConfigQuery & { accepted?: string | undefined }

type Spoken = Pick<WidgetConfig, 'welcome_message' | 'suggested_questions' | 'away' | 'panel'>

/** The longest list of languages that is read, in characters. */
const MAX_CHARACTERS = 400

/** The texts of an agent's widget in the visitor's language. */
export function spokenIn(row: AgentRow, wish: LanguageWish, now: Date): Spoken {
  const { language, locale } = chooseLanguage(row, wish)
  const texts = row.panelTexts[language]
  const { away } = writtenIn(language).chat
  const { background, color } = readableText(row.brandColor, row.textColor)
  return {
    welcome_message: welcomeSaidIn(row, language),
    suggested_questions: splitQuestions(texts?.suggested_questions || row.suggestedQuestions),
    away: awayNotice(row, { away, locale }, now),
    panel: {
      language,
      locale,
      dir: directionOf(language),
      placeholder: texts?.placeholder || null,
      launcher: LAUNCHER[language],
      background,
      color,
    },
  }
}

/** The suggested questions, which the owner writes with commas between them. */
export const splitQuestions = (text: string): string[] =>
  text
    .split(',')
    .map((question) => question.trim())
    .filter(Boolean)

/**
 * The first available language of: the one set in the embedding code, the one set by the agent's owner, the page's, the browser's;
 * otherwise English.
 */
function chooseLanguage(
  { panelLanguage, language: answersIn }: Pick<AgentRow, 'panelLanguage' | 'language'>,
  wish: LanguageWish,
): { language: PanelLanguage; locale: string } {
  const wishes = [wish.language, panelLanguage, answersIn, wish.page_language, wish.accepted]
  const tags = wishes.flatMap(localesIn)
  const language = tags.map((tag) => tag.language).find(isSpoken) ?? 'en'
  const regional = tags.find((tag) => tag.language === language && tag.region)
  return { language, locale: regional ? `${language}-${regional.region}` : language }
}

const isSpoken = (code: string): code is PanelLanguage => PanelLanguage.safeParse(code).success

/** Parses a list such as `de-AT, de;q=0.9`, preferred first; `auto` and invalid entries are left out. */
const localesIn = (text: string | undefined): Intl.Locale[] =>
  (text ?? '')
    .slice(0, MAX_CHARACTERS)
    .split(',')
    .flatMap((tag) => {
      try {
        return [new Intl.Locale(tag.split(';', 1)[0]!.trim())]
      } catch {
        return []
      }
    })
