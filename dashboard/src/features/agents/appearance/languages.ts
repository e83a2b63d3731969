import {
  PanelLanguage,
  type ChatbotConfig,
  type PanelTexts,
  type TextsByLanguage,
  type UpdateChatbotConfig,
} from 'shared-types'

/** The language settings that the owner can change. */
export type Spoken = Pick<ChatbotConfig, 'panel_language' | 'panel_texts'>

const names = new Intl.DisplayNames('en', { type: 'language' })

export const LANGUAGES = PanelLanguage.options.map((value) => ({
  value,
  label: names.of(value) ?? value,
}))

export const NO_TEXTS: PanelTexts = {
  welcome_message: '',
  suggested_questions: '',
  placeholder: '',
  handover_message: '',
}

/** A language without any text of the owner is left out. */
export function withTexts(
  all: TextsByLanguage,
  language: PanelLanguage,
  texts: PanelTexts,
): TextsByLanguage {
  const { [language]: _, ...others } = all
  const isBlank = Object.values(texts).every((text) => text.trim() === '')
  return isBlank ? others : { ...others, [language]: texts }
}

/** The changed fields; null when nothing has changed. */
export function spokenChanges(
  stored: Spoken & Pick<ChatbotConfig, 'agent_id'>,
  spoken: Spoken,
): UpdateChatbotConfig | null {
  const { panel_language, panel_texts } = spoken
  const isSame =
    panel_language === stored.panel_language && sorted(panel_texts) === sorted(stored.panel_texts)
  return isSame ? null : { agent_id: stored.agent_id, panel_language, panel_texts }
}

/** Blanks at either end are not stored, nor is the order of languages or fields. */
const sorted = (texts: TextsByLanguage): string =>
  JSON.stringify(
    PanelLanguage.options.map((language) => {
      const { welcome_message, suggested_questions, placeholder, handover_message } =
        texts[language] ?? NO_TEXTS
      return [welcome_message, suggested_questions, placeholder, handover_message].map((text) =>
        text.trim(),
      )
    }),
  )
