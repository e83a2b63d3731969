import { directionOf, PanelLanguage, type WidgetConfig, type WidgetConfigQuery } from 'shared-types'
import { readableText } from 'shared-types/readable-text'
import { LAUNCHER } from '../../wording/launcher.ts'
import { writtenIn } from '../../wording/index.ts'
import { awayNotice } from '../hours/back.ts'
import { welcomeSaidIn } from './defaults.ts'
import type { AgentRow } from './store.ts'
import { splitQuestions } from './suggestions.ts'

/** What whoever embeds the widget and the page say, and the `accept-language` of the browser. */
export type LanguageWish = WidgetConfigQuery & { accepted?: string | undefined }

type Spoken = Pick<WidgetConfig, 'welcome_message' | 'suggested_questions' | 'away' | 'panel'>

/** Nobody wishes for so much; what is longer is not read to its end. */
const MOST_CHARACTERS = 400

/** What a widget says of an agent in the language of its visitor. */
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

/** The first the widget has of: what the page's owner fixed, what the agent's owner fixed, the page's, the browser's. English where it has none. */
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

/** Of `de-AT, de;q=0.9`, a browser's preferred first; `auto` and what else is no language is left out. */
const localesIn = (text: string | undefined): Intl.Locale[] =>
  (text ?? '')
    .slice(0, MOST_CHARACTERS)
    .split(',')
    .flatMap((tag) => {
      try {
        return [new Intl.Locale(tag.split(';', 1)[0]!.trim())]
      } catch {
        return []
      }
    })
