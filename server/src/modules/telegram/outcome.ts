import type { Database } from '../../db/client.ts'

/** How an update ends. */
export type Outcome = {
  /** What the bot says to it, or nothing; in the transaction that ends the update, so that neither happens without the other. */
  decide(tx: Database): Promise<string | null>
  /** When that is done. */
  after?(): void
}

export const say = (text: string | null): Outcome => ({ decide: async () => text })

export const nothing: Outcome = say(null)
