import type { TelegramMessage } from '../../ports/telegram/index.ts'
import { wordingIn } from '../../wording/index.ts'
import type { TelegramWording } from '../../wording/types.ts'

/** What the bot says for itself: in the language of the agent, or where there is none or it follows people, in that of who writes. */
export const sentencesFor = (
  { from }: Pick<TelegramMessage, 'from'>,
  agent?: { language: string },
): TelegramWording => wordingIn(languageOf(agent?.language ?? 'auto', { from })).telegram

/** @param locale of who is spoken to, as Telegram tells it; it counts where the agent's setting is `auto`. */
export const sentencesIn = (setting: string, locale: string | null): TelegramWording =>
  wordingIn(spokenIn(setting, locale)).telegram

/** Of the agent's settings, or of whoever writes. */
export const languageOf = (setting: string, { from }: Pick<TelegramMessage, 'from'>): string =>
  spokenIn(setting, from?.language_code ?? null)

const spokenIn = (setting: string, locale: string | null): string =>
  setting === 'auto' ? (locale ?? 'en').slice(0, 2).toLowerCase() : setting
