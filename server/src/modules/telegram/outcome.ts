import type { Database } from '../../db/client.ts'

/** What to do at the end of an update. */
export type Outcome = {
  /** Decides what the bot answers, or null for nothing; runs in the transaction that settles the update, so that both happen or neither. */
  decide(tx: Database): Promise<string | null>
  /** Runs after the transaction. */
  after?(): void
}

export const say = (text: string | null): Outcome => ({ decide: async () => text })

export const nothing: Outcome = say(null)
