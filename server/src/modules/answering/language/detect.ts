import { detectLanguage } from '../../listening/language/detect.ts'

/** The language to answer in: the agent's, or under `auto` that of what was asked. */
export const answerLanguage = (setting: string, text: string): string =>
  setting === 'auto' ? detectLanguage(text, { languages: [], before: null }) : setting
