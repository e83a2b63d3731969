import type { Bot } from './bot.ts'

/** How an update is handled. */
export type Handling = {
  /** The bot that received it. */
  bot: Bot
  /** After the last attempt a failure is not retried. */
  isLastAttempt: boolean
}
