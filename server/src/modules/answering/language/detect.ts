import { detectLanguage as detect } from '../../listening/language/detect.ts'

/** The language a text is written in; `fallback` where it says little. */
export const detectLanguage = (text: string, fallback: string): string =>
  detect(text, { languages: [], before: fallback })

/** The language to answer in: the agent's, or under `auto` that of what was asked. */
export const answerLanguage = (setting: string, text: string): string =>
  setting === 'auto' ? detect(text, { languages: [], before: null }) : setting
