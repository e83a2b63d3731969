import type { Database } from '../../db/client.ts'
import type { Bot } from './bot.ts'

/** How an update is handled. */
export type Handling = {
  /** The bot that received it. */
  bot: Bot
  /** After the last attempt a failure is not retried. */
  isLastAttempt: boolean
}

/** What to do at the end of an update. */
export type Outcome = {
  /** Decides what the bot answers, or null for nothing; runs in the transaction that settles the update, so that both happen or neither. */
  decide(tx: Database): Promise<string | null>
  /** Runs after the transaction. */
  after?(): void
}

export const say = (text: string | null): Outcome => ({ decide: async () => text })

export const nothing: Outcome = say(null)
