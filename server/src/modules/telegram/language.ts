import type { TelegramMessage } from '../../ports/telegram/index.ts'
import { wordingIn } from '../../wording/index.ts'
import type { TelegramWording } from '../../wording/types.ts'

/** Sentences of the bot itself: in the agent's language, or if there is none or it is `auto`, in that of the writer. */
export const sentencesFor = (
  { from }: Pick<TelegramMessage, 'from'>,
  agent?: { language: string },
): TelegramWording => wordingIn(languageOf(agent?.language ?? 'auto', { from })).telegram

/** @param locale of the recipient according to Telegram; used when the agent's setting is `auto`. */
export const sentencesIn = (setting: string, locale: string | null): TelegramWording =>
  wordingIn(spokenIn(setting, locale)).telegram

/** The language in the agent's settings, or else the writer's. */
export const languageOf = (setting: string, { from }: Pick<TelegramMessage, 'from'>): string =>
  spokenIn(setting, from?.language_code ?? null)

const spokenIn = (setting: string, locale: string | null): string =>
  setting === 'auto' ? (locale ?? 'en').slice(0, 2).toLowerCase() : setting
