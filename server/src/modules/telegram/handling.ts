import type { Bot } from './bot.ts'

/** How an update is handled. */
export type Handling = {
  /** The bot it was told to. */
  bot: Bot
  /** What fails now is not tried again. */
  isLastAttempt: boolean
}
